import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { defineForm } from '../../src/admin/form/defineForm.ts';
import type { SourceOf } from '../../src/admin/form/sources.ts';
import { ArrayInput, BooleanInput, TextInput } from '../../src/admin/index.ts';
import type { TagValues } from '../../src/resources/tags/tagForm.ts';

interface Nested {
  name: string;
  role: string | { _id: string };
  symbol?: { color: string; width: number } | undefined;
  paths: { path: string; tags: string[] }[];
  [unknown: string]: unknown;
}

/** The compiler checks these inputs; they are not rendered. */
export const inputs = () => (
  <>
    <TextInput<TagValues> source="tagName" />
    <TextInput<TagValues> source="helpInfo" />
    <TextInput<Nested> source="symbol.color" />
    <TextInput<Nested['paths'][number]> source="path" />
    <TextInput<string> source="" />
    <ArrayInput<Nested> source="paths">-</ArrayInput>
    {/* @ts-expect-error It is not an array. */}
    <ArrayInput<Nested> source="symbol">-</ArrayInput>
    {/* @ts-expect-error The form does not have this field. */}
    <TextInput<TagValues> source="tagNam" />
    {/* @ts-expect-error A text is not a boolean. */}
    <BooleanInput<TagValues> source="tagName" />
    {/* @ts-expect-error The form has an object here. */}
    <TextInput<Nested> source="symbol" />
    {/* @ts-expect-error The fields of an item have inputs within a `SimpleFormIterator`. */}
    <TextInput<Nested> source="paths.path" />
  </>
);
export const stated = () => [
  // @ts-expect-error The catalogue has no label for it.
  defineForm('tags', { tagName: z.string(), color: z.string() }),
  // @ts-expect-error Nor for a nested field.
  defineForm('tags', { tagName: z.object({ short: z.string() }) }),
];

type Same<A, B> = [A, B] extends [B, A] ? true : false;
const lists: Same<SourceOf<Nested, readonly unknown[]>, 'paths'> = true;
const numbers: Same<SourceOf<Nested, number>, 'symbol.width'> = true;
const references: Same<SourceOf<Nested, string | { _id: string }>, 'name' | 'role' | 'symbol.color'> = true;

it('the compiler checks sources, their types and their labels', () =>
  expect([lists, numbers, references]).toEqual([true, true, true]));
