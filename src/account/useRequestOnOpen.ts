import { useEffect, useRef, useState } from 'react';

export type RequestState<A> =
  { status: 'waiting' } | { status: 'answered'; reply: A } | { status: 'failed'; error: unknown };

/** Asks once when the page opens (what a mailed link carries may work only once), and again when told to. */
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
