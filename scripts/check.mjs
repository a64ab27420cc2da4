import { fileURLToPath } from 'node:url';
import { runChecks } from './test/tools.mjs';

// npm run check: checks types, lint rules and format. Prints only failures.
process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const results = await runChecks();
process.exitCode = results.every(({ passed }) => passed) ? 0 : 1;
