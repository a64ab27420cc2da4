import { fileURLToPath } from 'node:url';
import { runChecks } from './test/tools.mjs';

// npm run check: types, lint and format. Prints what failed, and nothing else.
process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const results = await runChecks();
process.exitCode = results.every(({ passed }) => passed) ? 0 : 1;
