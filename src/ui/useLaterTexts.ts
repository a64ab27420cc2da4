import { useEffect, useState } from 'react';
import { loadTexts, type Area } from '../../i18n/index.ts';

/** Loads the texts of an area, if one is given, that a component says only later, such as errors; then renders it again. */
export function useLaterTexts(area: Area | undefined) {
  const [, setLoaded] = useState(false);
  useEffect(() => {
    if (!area) return;
    loadTexts([area]).then(
      () => setLoaded(true),
      () => {},
    );
  }, [area]);
}
