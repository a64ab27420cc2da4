import { expect, it } from 'vitest';
import { diffJson } from '../json/changes.ts';
import { grouped, usualHeadings, type HeadingOf } from '../review/grouped.ts';
import { valueSummary } from '../review/summary.ts';

const from = {
  label: 'A',
  fields: [{ name: 'x', more: { alias: 1 } }],
  map: { layers: [{ id: 'l', fields: [{ name: 'y', on: true }] }], zoom: 1 },
};
const to = {
  label: 'B',
  fields: [{ name: 'x', more: { alias: 2 } }],
  map: { layers: [{ id: 'l', fields: [{ name: 'y', on: false }] }], zoom: 2 },
};
const all = diffJson(JSON.stringify(from), JSON.stringify(to));
const groupTexts = (headingOf: HeadingOf = usualHeadings(all, false), changed = all) =>
  grouped(changed, headingOf).map(({ title, rows }) => [
    title,
    ...rows.map(({ name, parentName: within }) => `${name} / ${within}`),
  ]);

it('Changes stand under the first step below the document, named by the entry of a list that they are in', () => {
  expect(groupTexts()).toEqual([
    ['', 'label / '],
    ['fields', 'x / more › alias'],
    ['map', 'layers › l › fields › y / on', 'zoom / '],
  ]);
});

it('Many changes in one part stand under where they differ first', () => {
  const layers = (...ids: [string, number][]) =>
    JSON.stringify({ map: { layers: ids.map(([id, n]) => ({ id, n })) } });
  const many = diffJson(layers(['a', 1], ['b', 1], ['c', 1]), layers(['a', 2], ['b', 2]));
  expect(groupTexts(usualHeadings(many, true), many)).toEqual([
    ['c', 'c / '],
    ['a', 'n / '],
    ['b', 'n / '],
  ]);
});

it('Who knows the document says under which headings they stand', () => {
  expect(
    groupTexts(path => ({ title: path[0] === 'map' ? 'Map' : 'Rest', steps: path[0] === 'map' ? 2 : 0 })),
  ).toEqual([
    ['Rest', 'label / ', 'fields › x / more › alias'],
    ['Map', 'l › fields › y / on', 'zoom / '],
  ]);
});

it.each([
  ['"a \\u0041"', undefined, 'a A'],
  ['[ 17,\n  138 ]', undefined, '[17, 138]'],
  ['{ "name": "x", "alias": "A  b", "on": [ 1 ] }', 'name', 'alias: "A  b", on: [1]'],
  ['{ }', undefined, '{}'],
])('In a few words %s without %s is %s', (written, without, words) =>
  expect(valueSummary(written, without)).toBe(words),
);
