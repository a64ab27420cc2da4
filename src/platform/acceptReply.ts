import type { AnyEndpoint, Schema } from './endpoint.ts';
import type { UnreadableReason } from './errors.ts';
import { isObject } from './shape.ts';

/** The assessment of a reply to an endpoint. */
export type AcceptedReply =
  | { type: 'accepted'; reply: unknown }
  /**
   * An error status, or success with `authorized: false`, which counts as 403 (docs/contract.md, "Errors").
   */
  | { type: 'refused'; status: number; body: unknown }
  | { type: 'unreadable'; reason: UnreadableReason };

const unreadable = (reason: UnreadableReason): AcceptedReply => ({ type: 'unreadable', reason });
const accepted = (reply: unknown): AcceptedReply => ({ type: 'accepted', reply });

export const isHtml = (text: string) => /^\s*<[!?a-z]/i.test(text);
const isData = (text: string) => /^\s*[[{]/.test(text);
/** A reply that contains nothing of a record. */
const isBlank = (json: unknown) => json === null || (isObject(json) && !Object.keys(json).length);

/** Returns the JSON of a body, or the text if it is not JSON. */
export const parseBody = (text: string): unknown => {
  if (!text) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/**
 * Parses a reply by its schema (`parseReply` of schema.ts). Endpoints that carry only types do not use it.
 */
export type ParseReply = (schema: Schema<unknown>, answer: unknown) => unknown;

/**
 * Decides whether a reply is what the contract states for the endpoint. Rows of a list that are not records
 * of its kind are left out and counted (`skippedCount`). The reply to a write may have no content (204) or
 * an empty object, that to a deletion an empty body. If no reply is documented, everything except an HTML
 * page and broken JSON is accepted.
 */
export function acceptReply(
  endpoint: AnyEndpoint,
  httpStatus: number,
  text: string,
  parseReply?: ParseReply,
): AcceptedReply {
  const { reply, isValidReply, isMissing, route, changes, isPublic } = endpoint;
  if (isMissing?.(httpStatus, text)) return accepted(null);
  if (httpStatus < 200 || httpStatus > 299)
    return { type: 'refused', status: httpStatus, body: parseBody(text) };
  const documented = reply !== undefined || isValidReply !== undefined;
  if (!text.trim()) {
    const mayBeEmpty =
      !documented || route.startsWith('DELETE ') || (httpStatus === 204 && !route.startsWith('GET '));
    return mayBeEmpty ? accepted(undefined) : unreadable('nothing');
  }
  if (isHtml(text) && !endpoint.page) return unreadable('page');
  const body = parseBody(text);
  if ((body as { authorized?: unknown } | null)?.authorized === false)
    return { type: 'refused', status: 403, body };
  // Public endpoints also change data but are called for their reply, such as a token, so an empty reply is
  // not enough.
  if (changes && !isPublic && isBlank(body)) return accepted(undefined);
  if (endpoint.text || endpoint.page)
    return isData(text) ? unreadable('other') : accepted(endpoint.page ? String(body) : text);
  if (typeof body === 'string' && (documented || isData(text))) return unreadable('broken');
  const answer = endpoint.verbatim ? { value: body, text } : body;
  if (isValidReply && !isValidReply(answer)) return unreadable('other');
  const read = reply ? parseReply!(reply, answer) : answer;
  if (documented && read === undefined) return unreadable(isBlank(body) ? 'nothing' : 'other');
  return accepted(read);
}
