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
])('the field “%s” gets the same label as from the package inflection', source => {
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
])('the word “%s” has the same singular and plural as in the package inflection', word => {
  for (const count of [0, 1, 2, NaN]) expect(own.inflect(word, count)).toBe(inflection.inflect(word, count));
  expect(own.pluralize(word)).toBe(inflection.pluralize(word));
  expect(own.singularize(word)).toBe(inflection.singularize(word));
});

it.each(['status', 'address', 'dish', 'subscription-plan', 'tool'])(
  'the word “%s” stays the same when it is made plural and singular again',
  word => expect(own.singularize(own.pluralize(word))).toBe(word),
);
