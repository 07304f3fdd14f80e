/** The panels that open over any screen. */
export type Panel = "rules" | "howto" | "settings" | "keys" | "house";
