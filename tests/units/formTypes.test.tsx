import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { formOf } from '../../src/forms/formOf.ts';
import { BooleanInput } from '../../src/forms/inputs/BooleanInput.tsx';
import { FieldGroup } from '../../src/forms/inputs/FieldGroup.tsx';
import { TextInput } from '../../src/forms/inputs/TextInput.tsx';
import type { SourceOf } from '../../src/forms/sources.ts';
import type { TagValues } from '../../src/resources/tags/tagForm.ts';

interface Nested {
  name: string;
  role: string | { _id: string };
  symbol?: { colour: string; width: number } | undefined;
  paths: { path: string; tags: string[] }[];
  [unknown: string]: unknown;
}

/** Nothing of this is run: the compiler holds it. */
export const held = () => (
  <>
    <TextInput<TagValues> source="tagName" />
    <TextInput<TagValues> source="helpInfo" />
    <TextInput<Nested> source="symbol.colour" />
    <TextInput<Nested['paths'][number]> source="path" />
    <TextInput<string> source="" />
    <FieldGroup<Nested> source="symbol">-</FieldGroup>
    {/* @ts-expect-error Of a group too. */}
    <FieldGroup source="symbol">-</FieldGroup>
    {/* @ts-expect-error No form has this field. */}
    <TextInput<TagValues> source="tagNam" />
    {/* @ts-expect-error Whose field it is must be said. */}
    <TextInput source="tagName" />
    {/* @ts-expect-error A text is nothing to tick. */}
    <BooleanInput<TagValues> source="tagName" />
    {/* @ts-expect-error The form has an object here. */}
    <TextInput<Nested> source="symbol" />
    {/* @ts-expect-error An entry has a number, and inputs of its own. */}
    <TextInput<Nested> source="paths.path" />
  </>
);
export const stated = () => [
  // @ts-expect-error The catalogue has no text for it.
  formOf('tags', { tagName: z.string(), colour: z.string() }),
  // @ts-expect-error Nor for a field within another.
  formOf('tags', { tagName: z.object({ short: z.string() }) }),
];

type Same<A, B> = [A, B] extends [B, A] ? true : false;
const lists: Same<SourceOf<Nested, readonly unknown[]>, 'paths'> = true;
const numbers: Same<SourceOf<Nested, number>, 'symbol.width'> = true;
const references: Same<SourceOf<Nested, string | { _id: string }>, 'name' | 'role' | 'symbol.colour'> = true;

it('Sources, their types and their labels are held by the compiler.', () =>
  expect([lists, numbers, references]).toEqual([true, true, true]));
