// Runs fonts.py with the Python that the build names, or with python3.
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const script = fileURLToPath(new URL("fonts.py", import.meta.url));
const done = spawnSync(process.env.PYTHON || "python3", [script], { stdio: "inherit" });
if (done.error) console.error(done.error.message);
process.exit(done.status ?? 1);
