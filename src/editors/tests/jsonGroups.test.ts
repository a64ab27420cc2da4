import { expect, it } from 'vitest';
import { diffJson } from '../json/changes.ts';
import { groupChanges, usualHeadings, type HeadingOf } from '../review/groupChanges.ts';
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
  groupChanges(changed, headingOf).map(({ title, rows }) => [
    title,
    ...rows.map(({ name, parentName: within }) => `${name} / ${within}`),
  ]);

it('changes are groupChanges by the first name in the document, and named by their list entry', () => {
  expect(groupTexts()).toEqual([
    ['', 'label / '],
    ['fields', 'x / more › alias'],
    ['map', 'layers › l › fields › y / on', 'zoom / '],
  ]);
});

it('many changes in one part are groupChanges by the entry where they differ', () => {
  const layers = (...ids: [string, number][]) =>
    JSON.stringify({ map: { layers: ids.map(([id, n]) => ({ id, n })) } });
  const many = diffJson(layers(['a', 1], ['b', 1], ['c', 1]), layers(['a', 2], ['b', 2]));
  expect(groupTexts(usualHeadings(many, true), many)).toEqual([
    ['c', 'c / '],
    ['a', 'n / '],
    ['b', 'n / '],
  ]);
});

it('a document can define the headings of its changes', () => {
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
])('the summary of %s without %s is %s', (written, without, words) =>
  expect(valueSummary(written, without)).toBe(words),
);
