import type { DescribedCall } from '../openapi/calls.ts';
import { acceptReply, isHtml } from '../src/platform/acceptReply.ts';
import type { UnreadableReason } from '../src/platform/errors.ts';
import { parseReply } from '../src/platform/schema.ts';
import { compareWithSchema, uniqueDeviations, type Deviation, type OnReference } from './compare.ts';
import { maskedExample, maskedText } from './masking.ts';
import type { CallResponse } from './requester.ts';

/** The verdict on one reply. `reply` is its parsed body, if it can be parsed. */
export interface Judgement {
  verdict: 'conforms' | 'deviates' | 'refused';
  deviations: Deviation[];
  reply?: unknown;
}

const conforms = (reply: unknown): Judgement => ({ verdict: 'conforms', deviations: [], reply });
const refused: Judgement = { verdict: 'refused', deviations: [] };
const deviates = (what: string, example?: string): Judgement => ({
  verdict: 'deviates',
  deviations: [{ what, ...(example && { example }) }],
});

function parseJson(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

/** The masked body of an error reply. */
const describeBody = (text: string) => {
  if (isHtml(text)) return 'an HTML page';
  const json = parseJson(text);
  return json ? maskedExample(json.value) : maskedText(text) || 'nothing';
};

function judgeFailure(
  { endpoint }: DescribedCall,
  { status: httpStatus, text, lost, ms }: CallResponse,
): Judgement | undefined {
  if (lost === 'timeout') return deviates(`no response within ${ms / 1000} s`);
  if (lost) return deviates('the connection was lost before the response was complete');
  if (httpStatus === 403) return refused;
  if (httpStatus === 401 && !endpoint.isPublic)
    return deviates('status 401 for a token that was just issued', describeBody(text));
  if (httpStatus < 200 || httpStatus > 299) return deviates(`status ${httpStatus}`, describeBody(text));
  return undefined;
}

const judgeUnreadable = (reason: Exclude<UnreadableReason, 'other'>, text: string) =>
  reason === 'nothing'
    ? deviates('an empty response')
    : reason === 'page'
      ? deviates('an HTML page instead of data')
      : deviates('invalid JSON', maskedText(text.slice(-40)));

/** Checks one reply against the contract. `documented` lists the error statuses that the contract allows for this call. */
export function judge(
  call: DescribedCall,
  response: CallResponse,
  onReference?: OnReference,
  documented: readonly number[] = [],
): Judgement {
  const { endpoint, reply: schema } = call;
  const { status: httpStatus, text, lost } = response;
  const accepted = acceptReply(
    endpoint.verbatim ? endpoint : { ...endpoint, reply: schema },
    httpStatus,
    text,
    parseReply,
  );
  if (!lost && accepted.type === 'accepted' && accepted.reply === null) return conforms(null);
  if (!lost && documented.includes(httpStatus)) return conforms(undefined);
  if (lost || accepted.type === 'refused') return judgeFailure(call, response) ?? refused;
  if (accepted.type === 'unreadable' && accepted.reason !== 'other')
    return judgeUnreadable(accepted.reason, text);
  const json = parseJson(text);
  if (endpoint.text || endpoint.page)
    return accepted.type === 'accepted'
      ? conforms(text)
      : deviates('data instead of text', describeBody(text));
  if (!json) return conforms(undefined);
  const deviations = uniqueDeviations(schema ? compareWithSchema(schema, json.value, onReference) : []);
  if (deviations.length) return { verdict: 'deviates', deviations, reply: json.value };
  return accepted.type === 'accepted'
    ? conforms(json.value)
    : {
        ...deviates('lacks what the contract requires of this response', maskedExample(json.value)),
        reply: json.value,
      };
}
