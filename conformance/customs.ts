import { isObject } from '../src/platform/shape.ts';
import type { CallResponse } from './asking.ts';

/** What a platform does in one of the documented ways: each way with where it was met. */
export class Customs {
  readonly lists = new Map<string, Set<string>>();
  readonly references = new Map<string, Set<string>>();
  readonly errors = new Map<string, Set<string>>();
  readonly events = new Map<string, Set<string>>();

  static note(where: Map<string, Set<string>>, way: string, at: string) {
    where.set(way, (where.get(way) ?? new Set()).add(at));
  }
}

/** How a list came. */
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

/** How an answer without success says why. */
export function errorStyle({ status, text }: CallResponse): string {
  if (!text.trim()) return `${status} without a body`;
  if (/^\s*</.test(text)) return `${status} as a page of HTML`;
  try {
    const body: unknown = JSON.parse(text);
    if (!isObject(body)) return `${status} as JSON that is no object`;
    const parts = ['message', 'error', 'authorized'].filter(name => name in body);
    const fields = fieldStyle(body.errors);
    return `${status} { ${[...parts, ...(fields ? [fields] : [])].join(', ') || 'something else'} }`;
  } catch {
    return `${status} as plain text`;
  }
}
