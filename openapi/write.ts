import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { openApi } from './document.ts';

/** `npm run openapi [-- file]`: writes the description of the platform's calls. */
const [file = 'dist/openapi.json'] = process.argv.slice(2);
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, `${JSON.stringify(openApi(), null, 2)}\n`);
console.log(`OpenAPI 3.1 is in ${file}`);
