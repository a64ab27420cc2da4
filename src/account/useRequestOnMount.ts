import { useEffect, useRef, useState } from 'react';

export type RequestState<A> =
  { status: 'pending' } | { status: 'success'; data: A } | { status: 'error'; error: unknown };

/**
 * Sends a request once when the page opens, because an emailed link may work only once. `retry` repeats it.
 */
export function useRequestOnMount<A>(send: () => Promise<A>) {
  const [state, setState] = useState<RequestState<A>>({ status: 'pending' });
  const isSentRef = useRef(false);
  const retry = () => {
    setState({ status: 'pending' });
    send().then(
      data => setState({ status: 'success', data }),
      (error: unknown) => setState({ status: 'error', error }),
    );
  };
  useEffect(() => {
    if (isSentRef.current) return;
    isSentRef.current = true;
    retry();
  });
  return { state, retry };
}
