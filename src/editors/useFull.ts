import { useEffect, useRef, useState } from 'react';

/** Lets a part of a page fill the window below the bar; the rest of the page is out of reach meanwhile. */
export function useFull() {
  const [full, setFull] = useState(false);
  const frame = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!full) return;
    const covered: Element[] = [];
    for (
      let within: Element | null = frame.current;
      within && within.localName !== 'main' && within.parentElement;
      within = within.parentElement
    )
      for (const beside of within.parentElement.children)
        if (beside !== within && !beside.hasAttribute('inert')) covered.push(beside);
    for (const one of covered) one.setAttribute('inert', '');
    document.documentElement.style.overflow = 'hidden';
    return () => {
      for (const one of covered) one.removeAttribute('inert');
      document.documentElement.style.overflow = '';
    };
  }, [full]);
  return { full, setFull, frame };
}
