import { expect, it } from 'vitest';
import { english } from './catalogues.ts';
import { awaited } from './documented/areas.ts';
import { texts } from './documented/texts.ts';

const said = Object.values(english);

it.each(texts.built)('The English catalogue says “%s”, exactly.', text => {
  expect(said).toContain(text);
});

it('What is marked as not built yet is in no catalogue: what is there is marked as built.', () => {
  const isThere = (text: string) => said.some(one => one === text || one.startsWith(`${text} %{`) || one.startsWith(`${text}: %{`));
  expect(awaited(texts).filter(([text]) => isThere(text))).toEqual([]);
});

it('No text stands in the list twice.', () => {
  const all = [...texts.built, ...awaited(texts).map(([text]) => text)];
  expect(all.filter((text, at) => all.indexOf(text) !== at)).toEqual([]);
});

it('Each tag says how many maps it triggered, as documented.', () => {
  expect(said.some(text => /^%\{\w+\} maps triggered/.test(text))).toBe(true);
});
