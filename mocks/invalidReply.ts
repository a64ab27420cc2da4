import type { Fault } from './http/faults.ts';

const PAGE =
  '<!doctype html><html lang="en"><title>Gateway</title><h1>Please sign in to the network</h1></html>';

/** How long after the first half the connection breaks, in milliseconds. */
const CUT_DELAY_MS = 30;

/**
 * Sends half of a body and then loses the connection, by `lose` if it is given. The time counts from when the
 * reader requests the second half, so that even a busy server has sent the first.
 */
function cut(bytes: Uint8Array, lose: (() => void) | undefined) {
  let isHalfRead = false;
  return new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (!isHalfRead) controller.enqueue(bytes.subarray(0, Math.ceil(bytes.length / 2)));
        else setTimeout(() => (lose ? lose() : controller.error(new Error('cut'))), CUT_DELAY_MS);
        isHalfRead = true;
      },
    },
    { highWaterMark: 0 },
  );
}

/** Replaces a successful reply by an invalid one. */
export async function invalidReply(
  { answer: kind, headers = {} }: Fault,
  answer: Response,
  lose: (() => void) | undefined,
): Promise<Response> {
  const text = (await answer.text()) || '{}';
  const as = (type: string) => ({ status: 200, headers: { 'Content-Type': type, ...headers } });
  if (kind === 'html') return new Response(PAGE, as('text/html; charset=utf-8'));
  const json = as('application/json');
  if (kind === 'empty') return new Response('', json);
  if (kind === 'wrongShape') return Response.json({ rows: 7 }, json);
  if (kind === 'broken') return new Response(text.slice(0, -1), json);
  const bytes = new TextEncoder().encode(text);
  return new Response(cut(bytes, lose), {
    ...json,
    headers: { ...json.headers, 'Content-Length': String(bytes.length) },
  });
}
