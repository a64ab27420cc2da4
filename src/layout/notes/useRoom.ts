import { useLayoutEffect, useRef } from 'react';

/** Tells the style sheets how high the notes are, as `--notes`: what floats where they do makes room for them. */
export function useRoom() {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      const high = place.current?.offsetHeight;
      if (high) style.setProperty('--notes', `${high + 6}px`);
      else style.removeProperty('--notes');
    });
    observer.observe(place.current!);
    return () => {
      observer.disconnect();
      style.removeProperty('--notes');
    };
  }, []);
  return place;
}
