import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import * as own from '../../build/inflection.ts';

/** The package that the build replaces. */
const inflection = createRequire(import.meta.url)('inflection') as typeof own;

it.each([
  'firstName',
  'user_id',
  'tag_ids',
  'author.name',
  'numberOfMapsTagged',
  'HTMLText',
  'a::B',
  '',
  'id',
])('“%s” is labelled as by the package', source => {
  for (const steps of [['underscore', 'humanize'], ['humanize']] as const)
    expect(own.transform(source, [...steps])).toBe(inflection.transform(source, [...steps]));
  expect(own.humanize(source)).toBe(inflection.humanize(source));
  expect(own.capitalize(source)).toBe(inflection.capitalize(source));
});

it.each([
  'post',
  'posts',
  'category',
  'categories',
  'day',
  'days',
  'box',
  'boxes',
  'class',
  'classes',
  'branch',
])('“%s” is one or several', word => {
  for (const count of [0, 1, 2, NaN]) expect(own.inflect(word, count)).toBe(inflection.inflect(word, count));
  expect(own.pluralize(word)).toBe(inflection.pluralize(word));
  expect(own.singularize(word)).toBe(inflection.singularize(word));
});

it.each(['status', 'address', 'dish', 'subscription-plan', 'tool'])('“%s” there and back', word =>
  expect(own.singularize(own.pluralize(word))).toBe(word),
);
