import type { AnyEndpoint } from '../platform/endpoint.ts';
import { readError, unreadable } from '../platform/errors.ts';
import { believed, isObject } from '../platform/shape.ts';

const isPage = (text: string) => /^\s*<[!?a-z]/i.test(text);
/** An answer to a write that says nothing of what was written. */
const isBlank = (parsed: unknown) => parsed === null || (isObject(parsed) && !Object.keys(parsed).length);
const isData = (text: string) => /^\s*[[{]/.test(text);

/** The JSON in a body; the body itself, as text, where it is none. */
export const parse = (text: string): unknown => {
  if (!text) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/**
 * What a successful call answered, as far as that answers what was asked; throws where it does not. A write may be
 * answered with no content (204) or an empty object, a removal with nothing. Where no answer is documented, anything will
 * do but a page or broken data.
 */
export function readAnswer(endpoint: AnyEndpoint, status: number, text: string): unknown {
  const { reply, fits, route, changes, open } = endpoint;
  const documented = reply !== undefined || fits !== undefined;
  if (!text.trim()) {
    const mayBeEmpty =
      !documented || route.startsWith('DELETE ') || (status === 204 && !route.startsWith('GET '));
    if (!mayBeEmpty) throw unreadable('nothing');
    return undefined;
  }
  if (isPage(text) && !endpoint.page) throw unreadable('page');
  const parsed = parse(text);
  // "200 with that flag" is also a refusal (contract.md, "Errors").
  if ((parsed as { authorized?: unknown } | null)?.authorized === false) throw readError(403, parsed);
  // What is open asks for something, such as a token, though it changes something, too.
  if (changes && !open && isBlank(parsed)) return undefined;
  if (endpoint.text || endpoint.page) {
    if (isData(text)) throw unreadable('other');
    return endpoint.page ? String(parsed) : text;
  }
  if (typeof parsed === 'string' && (documented || isData(text))) throw unreadable('broken');
  const answer = endpoint.verbatim ? { value: parsed, text } : parsed;
  const read = fits && !fits(answer) ? undefined : reply ? believed(reply, answer) : answer;
  if (documented && read === undefined) throw unreadable('other');
  return read;
}
