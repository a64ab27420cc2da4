import { useEffect, useRef, useState } from 'react';

export type RequestState<A> =
  { status: 'waiting' } | { status: 'answered'; reply: A } | { status: 'failed'; error: unknown };

/**
 * Sends a request once when the page opens, because an emailed link may work only once. `again` repeats it.
 */
export function useRequestOnOpen<A>(ask: () => Promise<A>) {
  const [answer, setAnswer] = useState<RequestState<A>>({ status: 'waiting' });
  const wasAsked = useRef(false);
  const again = () => {
    setAnswer({ status: 'waiting' });
    ask().then(
      reply => setAnswer({ status: 'answered', reply }),
      (error: unknown) => setAnswer({ status: 'failed', error }),
    );
  };
  useEffect(() => {
    if (wasAsked.current) return;
    wasAsked.current = true;
    again();
  });
  return { answer, again };
}
