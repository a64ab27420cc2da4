import type { DescribedCall } from '../openapi/calls.ts';
import { isObject } from '../src/platform/shape.ts';
import type { Answer } from './asking.ts';
import { compare, once, type Deviation, type SeeRef } from './compare.ts';
import { exampleOf, maskedText } from './masked.ts';

/** What one answer says of a call. `reply` is what came, as far as it can be read. */
export interface Judged {
  verdict: 'conforms' | 'deviates' | 'refused';
  deviations: Deviation[];
  reply?: unknown;
}

const conforms = (reply: unknown): Judged => ({ verdict: 'conforms', deviations: [], reply });
const refused: Judged = { verdict: 'refused', deviations: [] };
const deviates = (what: string, example?: string): Judged => ({
  verdict: 'deviates',
  deviations: [{ what, ...(example && { example }) }],
});

const isPage = (text: string) => /^\s*<[!?a-z]/i.test(text);

function parsed(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

/** An answer that came without success, as an example. */
const shown = (text: string) => {
  if (isPage(text)) return 'a page of HTML';
  const json = parsed(text);
  return json ? exampleOf(json.value) : maskedText(text) || 'nothing';
};

function unsuccessful({ endpoint }: DescribedCall, { status, text, lost, ms }: Answer): Judged | undefined {
  if (lost === 'timeout') return deviates(`no answer within ${ms / 1000} s`);
  if (lost) return deviates('the connection was lost before the answer was whole');
  if (status === 403) return refused;
  if (status === 401 && !endpoint.open)
    return deviates('answered 401 to a token that was just given', shown(text));
  if (status < 200 || status > 299) return deviates(`answered ${status}`, shown(text));
  return undefined;
}

/** Holds one answer against the contract. `documented` are statuses besides success that the contract has for this call. */
export function judge(
  call: DescribedCall,
  answer: Answer,
  see?: SeeRef,
  documented: readonly number[] = [],
): Judged {
  const { endpoint, reply: schema, method } = call;
  const { status, text } = answer;
  if (!answer.lost && endpoint.isNone?.(status, text)) return conforms(null);
  if (!answer.lost && documented.includes(status)) return conforms(undefined);
  const failure = unsuccessful(call, answer);
  if (failure) return failure;
  const isDocumented = schema !== undefined || endpoint.fits !== undefined;
  if (!text.trim()) {
    const mayBeEmpty = !isDocumented || method === 'delete' || (status === 204 && method !== 'get');
    return mayBeEmpty ? conforms(undefined) : deviates('an empty answer');
  }
  if (isPage(text) && !endpoint.page) return deviates('a page of HTML instead of an answer');
  const json = parsed(text);
  if (isObject(json?.value) && json.value.authorized === false) return refused;
  if (endpoint.text || endpoint.page)
    return /^\s*[[{]/.test(text) ? deviates('data instead of text', shown(text)) : conforms(text);
  if (!json)
    return isDocumented || /^\s*[[{]/.test(text)
      ? deviates('JSON that is broken', maskedText(text.slice(-40)))
      : conforms(undefined);
  const { value } = json;
  const deviations = once(schema ? compare(schema, value, see) : []);
  if (deviations.length) return { verdict: 'deviates', deviations, reply: value };
  if (endpoint.fits && !endpoint.fits(endpoint.verbatim ? { value, text } : value))
    return { ...deviates('lacks what the contract asks of this answer', exampleOf(value)), reply: value };
  return conforms(value);
}
