import { useEffect, useState } from 'react';
import { loadTexts, type Area } from '../../i18n/index.ts';

/** Loads texts that a component needs only later, such as errors, and renders it again. */
export function useLoadTexts(area: Area | undefined) {
  const [, setLoaded] = useState(false);
  useEffect(() => {
    if (!area) return;
    loadTexts([area]).then(
      () => setLoaded(true),
      () => {},
    );
  }, [area]);
}
