import { rmSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Window } from 'happy-dom';
import { build } from 'vite';

/*
 * Prints the contents of the prerendered documents as JSON: the pages, and the script that chooses among
 * them. This is a program of its own, because rendering the pages needs the globals of a browser.
 */
const page = new Window({ url: 'http://console.example/' });
const globals = {
  document: page.document,
  location: page.location,
  history: page.history,
  navigator: page.navigator,
  localStorage: page.localStorage,
  DOMParser: page.DOMParser,
  matchMedia: page.matchMedia.bind(page),
  BroadcastChannel: undefined,
};
for (const [name, value] of Object.entries(globals)) Object.defineProperty(globalThis, name, { value });

/** Modules in this folder find packages in `node_modules`. */
const folder = fileURLToPath(new URL(`../node_modules/.cache/prerender.${process.pid}`, import.meta.url));
try {
  const { output } = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'es2023',
      rolldownOptions: { input: 'src/beforePaint.ts', output: { format: 'iife' } },
    },
  });
  await build({ logLevel: 'error', build: { ssr: 'src/prerender.tsx', outDir: folder } });
  const { prerender } = await import(pathToFileURL(`${folder}/prerender.js`).href);
  process.stdout.write(JSON.stringify({ script: output[0].code.trim(), texts: await prerender() }));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
