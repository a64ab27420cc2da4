import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const localPath = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const fullFont = readFileSync(
  localPath('../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
);
/** The first rule of font.css states the characters and weights of the font. */
const rule = /@font-face \{.*?\}/s.exec(readFileSync(localPath('../src/ui/theme/font.css'), 'utf8'))![0];
/**
 * Kerning, and figures of equal width. Contextual alternates would add an eighth to the layout time of a
 * list, only for a raised colon.
 */
const keepFeatures = ['kern', 'tnum'];

const folder = localPath(
  `../node_modules/.cache/font-${createHash('sha256').update(fullFont).update(rule).update(keepFeatures.join()).digest('hex').slice(0, 12)}`,
);
const file = `${folder}/inter.woff2`;

const characters = /unicode-range:\s*([^;]+);/
  .exec(rule)![1]!
  .split(',')
  .map(range =>
    range
      .trim()
      .slice('U+'.length)
      .split('-')
      .map(code => parseInt(code, 16)),
  )
  .map(([first, last = first]) =>
    Array.from({ length: last! - first! + 1 }, (_, i) => String.fromCodePoint(first! + i)).join(''),
  )
  .join('');

async function write() {
  const [min, max] = /font-weight: (\d+) (\d+);/.exec(rule)!.slice(1).map(Number);
  const subset = await subsetFont(fullFont, characters, {
    targetFormat: 'woff2',
    keepFeatures,
    variationAxes: { wght: { min: min!, max: max! } },
  });
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${file}.${process.pid}`, subset);
  renameSync(`${file}.${process.pid}`, file);
}

/**
 * Resolves `url('inter.woff2')` to the part of the typeface that the console uses, less than half of its
 * bytes.
 */
export const font = (): Plugin => ({
  name: 'font',
  config: () => ({ resolve: { alias: { 'inter.woff2': file } } }),
  buildStart: () => (existsSync(file) ? undefined : write()),
});
