import type { Context } from 'hono';
import type { Schema } from '../../src/platform/endpoint.ts';
import { HttpRefusal, invalid } from './refusal.ts';
import { ruleText } from './ruleTexts.ts';

const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);
const DEEPEST = 100;

const unstorable = () => new HttpRefusal(400, 'The text contains a character that cannot be stored');

/** The database cannot store a NUL character or half of a surrogate pair. */
const storable = (key: string, value: unknown) => {
  // Leaving the field out silently would lose data.
  if (FORBIDDEN_KEYS.has(key)) throw new HttpRefusal(400, `The name ${key} cannot be stored`);
  if (/[\0\p{Surrogate}]/u.test(key)) throw unstorable();
  if (typeof value !== 'string') return value;
  if (value.includes('\0')) throw unstorable();
  return value.replace(/\p{Surrogate}/gu, '\uFFFD');
};

/** Whether objects and lists are nested deeper than this: later recursion would overflow the stack. */
const isDeeper = (value: unknown, levels: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some(inner => isDeeper(inner, levels - 1)));

const BODY_LIMIT = 8 * 1024 * 1024;
const BODY_KEY = 'text of the body';

/** Reads the body once, and never more than BODY_LIMIT. */
export function bodyText(c: Context): Promise<string> {
  const kept = (c.get(BODY_KEY) as Promise<string> | undefined) ?? textOf(c);
  c.set(BODY_KEY, kept);
  return kept;
}

async function textOf(c: Context): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = Number(c.req.header('Content-Length') ?? 0) > BODY_LIMIT ? Infinity : 0;
  try {
    if (size <= BODY_LIMIT && c.req.raw.body)
      for await (const part of c.req.raw.body) {
        size += part.length;
        if (size > BODY_LIMIT) break;
        parts.push(part);
      }
  } catch {
    throw new HttpRefusal(400, 'The body is incomplete');
  }
  if (size > BODY_LIMIT) throw new HttpRefusal(413, 'The body is too large');
  return new TextDecoder().decode(Buffer.concat(parts));
}

/**
 * An empty body is read as `{}`. A body that is stored as text may contain any characters, because it is
 * never taken apart.
 */
export async function readJson(c: Context, isKeptAsText = false): Promise<unknown> {
  const text = await bodyText(c);
  if (text.trim() === '') return {};
  try {
    const body: unknown = isKeptAsText ? JSON.parse(text) : JSON.parse(text, storable);
    if (isDeeper(body, DEEPEST)) throw new RangeError();
    return body;
  } catch (error) {
    if (error instanceof HttpRefusal) throw error;
    throw new HttpRefusal(
      400,
      error instanceof RangeError ? 'The body is nested too deeply' : 'The body is not valid JSON',
    );
  }
}

/** Validates a value against the contract. Throws with a message for each invalid field. */
export function validate<T>(schema: Schema<T> | undefined, value: unknown): T {
  if (!schema) return undefined as T;
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const fields: Record<string, string> = {};
  for (const issue of result.error.issues) {
    const field = issue.path.map(String).join('.') || 'body';
    fields[field] ??= ruleText(issue.message || 'Invalid value');
  }
  throw invalid(fields);
}
