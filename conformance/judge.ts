import type { DescribedCall } from '../openapi/calls.ts';
import { acceptReply, isHtml } from '../src/platform/acceptReply.ts';
import type { Came } from '../src/platform/errors.ts';
import { believed } from '../src/platform/schema.ts';
import type { CallResponse } from './asking.ts';
import { compareWithSchema, uniqueDeviations, type Deviation, type SeeRef } from './compare.ts';
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

function parsed(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

/** An answer that came without success, as an example. */
const shown = (text: string) => {
  if (isHtml(text)) return 'a page of HTML';
  const json = parsed(text);
  return json ? exampleOf(json.value) : maskedText(text) || 'nothing';
};

function unsuccessful(
  { endpoint }: DescribedCall,
  { status, text, lost, ms }: CallResponse,
): Judged | undefined {
  if (lost === 'timeout') return deviates(`no answer within ${ms / 1000} s`);
  if (lost) return deviates('the connection was lost before the answer was whole');
  if (status === 403) return refused;
  if (status === 401 && !endpoint.open)
    return deviates('answered 401 to a token that was just given', shown(text));
  if (status < 200 || status > 299) return deviates(`answered ${status}`, shown(text));
  return undefined;
}

const cameInstead = (came: Exclude<Came, 'other'>, text: string) =>
  came === 'nothing'
    ? deviates('an empty answer')
    : came === 'page'
      ? deviates('a page of HTML instead of an answer')
      : deviates('JSON that is broken', maskedText(text.slice(-40)));

/** Holds one answer against the contract. `documented` are statuses besides success that the contract has for this call. */
export function judge(
  call: DescribedCall,
  answer: CallResponse,
  see?: SeeRef,
  documented: readonly number[] = [],
): Judged {
  const { endpoint, reply: schema } = call;
  const { status, text, lost } = answer;
  const accepted = acceptReply(
    endpoint.verbatim ? endpoint : { ...endpoint, reply: schema },
    status,
    text,
    believed,
  );
  if (!lost && accepted.is === 'accepted' && accepted.reply === null) return conforms(null);
  if (!lost && documented.includes(status)) return conforms(undefined);
  if (lost || accepted.is === 'refused') return unsuccessful(call, answer) ?? refused;
  if (accepted.is === 'unreadable' && accepted.came !== 'other') return cameInstead(accepted.came, text);
  const json = parsed(text);
  if (endpoint.text || endpoint.page)
    return accepted.is === 'accepted' ? conforms(text) : deviates('data instead of text', shown(text));
  if (!json) return conforms(undefined);
  const deviations = uniqueDeviations(schema ? compareWithSchema(schema, json.value, see) : []);
  if (deviations.length) return { verdict: 'deviates', deviations, reply: json.value };
  return accepted.is === 'accepted'
    ? conforms(json.value)
    : {
        ...deviates('lacks what the contract asks of this answer', exampleOf(json.value)),
        reply: json.value,
      };
}
