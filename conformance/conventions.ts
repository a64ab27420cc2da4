import { isObject } from '../src/platform/shape.ts';
import type { CallResponse } from './requester.ts';

/** Choices that the contract leaves to a platform, each with the calls that showed it. */
export class Conventions {
  readonly lists = new Map<string, Set<string>>();
  readonly references = new Map<string, Set<string>>();
  readonly errors = new Map<string, Set<string>>();
  readonly events = new Map<string, Set<string>>();

  static add(conventions: Map<string, Set<string>>, convention: string, at: string) {
    conventions.set(convention, (conventions.get(convention) ?? new Set()).add(at));
  }
}

/** Which of the three documented shapes a list has. */
export function listShape(reply: unknown): string | undefined {
  if (Array.isArray(reply)) return 'a bare array';
  if (!isObject(reply) || !Array.isArray(reply.data)) return undefined;
  return isObject(reply.pagingMeta) ? '{ data, pagingMeta }' : '{ data }';
}

function fieldStyle(errors: unknown): string | undefined {
  const [first] = isObject(errors) ? Object.values(errors) : [];
  return typeof first === 'string'
    ? 'errors: { field: text }'
    : isObject(first)
      ? 'errors: { field: { message } }'
      : undefined;
}

/** The format of an error reply. */
export function errorStyle({ status: httpStatus, text }: CallResponse): string {
  if (!text.trim()) return `${httpStatus} without a body`;
  if (/^\s*</.test(text)) return `${httpStatus} as an HTML page`;
  try {
    const body: unknown = JSON.parse(text);
    if (!isObject(body)) return `${httpStatus} as JSON that is not an object`;
    const parts = ['message', 'error', 'authorized'].filter(name => name in body);
    const fields = fieldStyle(body.errors);
    return `${httpStatus} { ${[...parts, ...(fields ? [fields] : [])].join(', ') || 'something else'} }`;
  } catch {
    return `${httpStatus} as plain text`;
  }
}
