import type { Context } from 'hono';
import type { Schema } from '../../src/platform/endpoint.ts';
import { validate } from '../http/reading.ts';
import { HttpRefusal, invalid, notFound } from '../http/refusal.ts';

/** Documents are stored and returned exactly as they were sent. */
interface Documents {
  schema: Schema<object>;
  /** At least one of these documents must be present. */
  names: readonly string[];
}

/** Checks the outermost shape of the documents, but not their contents. Returns the text. */
export function validateDocuments({ schema, names }: Documents, text: string): string {
  const documents: unknown = JSON.parse(text);
  validate(schema, documents);
  const has = (name: string) => Object.hasOwn(documents as object, name);
  if (!names.some(has)) throw invalid({ [names[0]!]: 'There is no config in it' });
  // Clients would read this field as a refusal.
  if (has('authorized')) throw invalid({ authorized: 'A field of this name cannot be stored' });
  return text;
}

export const documentsResponse = (c: Context, text: string) =>
  c.body(text, 200, { 'Content-Type': 'application/json' });

export const noConfigsError = (owner: string) => notFound(`${owner} has no configs yet`);
export const configsExistError = (owner: string) => new HttpRefusal(409, `${owner} already has configs`);
