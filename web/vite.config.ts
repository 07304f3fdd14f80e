import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const server = "127.0.0.1:8765";

export default defineConfig({
  base: "./",
  plugins: [svelte()],
  build: {
    outDir: "../src/hato/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2022",
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
  },
  server: {
    host: "127.0.0.1",
    proxy: {
      "/api": `http://${server}`,
      "/text": `http://${server}`,
      "/art": `http://${server}`,
      "/ws": { target: `ws://${server}`, ws: true },
    },
  },
});
