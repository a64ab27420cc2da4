import { useEffect, useRef, useState } from 'react';

/** Lets a section fill the window below the app bar; the rest of the page is inert until it is restored. */
export function useMaximized() {
  const [isMaximized, setMaximized] = useState(false);
  const frame = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isMaximized) return;
    const covered: Element[] = [];
    for (
      let ancestor: Element | null = frame.current;
      ancestor && ancestor.localName !== 'main' && ancestor.parentElement;
      ancestor = ancestor.parentElement
    )
      for (const sibling of ancestor.parentElement.children)
        if (sibling !== ancestor && !sibling.hasAttribute('inert')) covered.push(sibling);
    for (const element of covered) element.setAttribute('inert', '');
    document.documentElement.style.overflow = 'hidden';
    return () => {
      for (const element of covered) element.removeAttribute('inert');
      document.documentElement.style.overflow = '';
    };
  }, [isMaximized]);
  return { isMaximized, setMaximized, frame };
}
