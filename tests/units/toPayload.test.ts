import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { toPayload } from '../../src/data/toPayload.ts';

const text = z.optional(z.string());
const Schema = z.looseObject({
  name: z.string(),
  note: text,
  ends: z.nullable(z.string()),
  count: z.optional(z.number()),
  paths: z.optional(z.array(z.looseObject({ path: text }))),
  county: z.optional(z.looseObject({ code: text })),
});

it.each([
  [
    { name: null, note: null },
    { name: '', note: '' },
  ],
  [
    { ends: null, count: null, paths: null, more: null },
    { ends: null, count: null, paths: null, more: null },
  ],
  [
    { paths: [{ path: null, rel: null }], county: { code: null } },
    { paths: [{ path: '', rel: null }], county: { code: '' } },
  ],
  [{ name: 'a' }, { name: 'a' }],
])('toPayload converts %j to %j', (value, sent) => expect(toPayload(Schema, value)).toEqual(sent));
