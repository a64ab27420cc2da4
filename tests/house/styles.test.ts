import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(file =>
  file.endsWith('.css'),
);
const selectorsIn = (css: string) =>
  [...css.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{}]+)\{/g)].flatMap(([, list]) =>
    parted(list!.trim(), ','),
  );

/** A selector in the parts that one of these signs divides, but for what is in brackets. */
function parted(text: string, signs: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const sign of text) {
    if ('(['.includes(sign)) depth += 1;
    if (')]'.includes(sign)) depth -= 1;
    if (depth === 0 && signs.includes(sign)) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts.map(part => part.trim()).filter(Boolean);
}

/** Whether it is for whatever stands below something with a `:has()`, no kind named: browsers keep one list of such for the whole page. */
function isForAnythingBelowHas(selector: string): boolean {
  const steps = parted(selector.replace(/:global\(([^)]*)\)/g, '$1'), ' >+~\n');
  const namesKind = /^[a-z]|[.#[]|:is\(/.test(steps.at(-1)!.replace(/:not\([^)]*\)/g, ''));
  return !namesKind && steps.slice(0, -1).some(step => step.includes(':has('));
}

it('No style is for anything at all below a :has(): each element that comes or goes would have the whole page styled anew.', () => {
  expect(
    ['.a:has(b) > *', '.a :is(td:not(:has(b)), p) > *', '.a:has(.b) > :not(.c, d)'].filter(
      isForAnythingBelowHas,
    ),
  ).toHaveLength(3);
  expect(
    ['.a:has(> b)', '.a > :has(b)', ':root:has(.b) .c', '.a :not(p) > *'].filter(isForAnythingBelowHas),
  ).toEqual([]);
  expect(sheets.length).toBeGreaterThan(20);
  expect(
    sheets.flatMap(file =>
      selectorsIn(readFileSync(`src/${file}`, 'utf8'))
        .filter(isForAnythingBelowHas)
        .map(selector => `${file}: ${selector}`),
    ),
  ).toEqual([]);
});

/** The rules of a sheet by their selectors, with what they declare. */
const rulesIn = (css: string) =>
  [...css.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector, declared]) => ({
    selector: selector!.trim(),
    declared: declared!,
  }));
const scrolls = ({ declared }: { declared: string }) =>
  /overflow(-[xy])?:[^;]*\b(auto|scroll)/.test(declared);

it('What scrolls is positioned: otherwise what is hidden in it but read aloud would make the page as long as all that it holds.', () => {
  const rules = sheets
    .flatMap(file => rulesIn(readFileSync(`src/${file}`, 'utf8')).map(rule => ({ file, ...rule })))
    .filter(scrolls);
  expect(rules.length).toBeGreaterThan(20);
  expect(
    rules
      .filter(({ declared }) => !/position:/.test(declared))
      .map(({ file, selector }) => `${file}: ${selector}`),
  ).toEqual([]);
});
