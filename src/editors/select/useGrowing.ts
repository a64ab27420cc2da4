import { startTransition, useEffect, useState } from 'react';

/** So many entries of a list are drawn at once, so many more each time nobody waits, and no more than so many before somebody asks. */
const [FIRST, STEP, MOST] = [40, 100, 1000];

/** How much of a long list is drawn: what is seen first, and what is `chosen`, at once, the rest of it soon. `hidden` are so many that `more` draws. */
export function useGrowing(total: number, chosen = -1) {
  const [most, setMost] = useState(MOST);
  const [drawn, setDrawn] = useState(FIRST);
  const wanted = Math.max(Math.min(total, most), chosen + 1);
  useEffect(() => {
    if (drawn >= wanted) return;
    const timer = setTimeout(() => startTransition(() => setDrawn(drawn + STEP)));
    return () => clearTimeout(timer);
  }, [drawn, wanted]);
  const hidden = total - wanted;
  return {
    drawn: Math.max(Math.min(drawn, wanted), chosen + 1),
    hidden,
    next: Math.min(hidden, MOST),
    more: () => setMost(most + MOST),
  };
}
