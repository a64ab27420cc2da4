import { useCallback } from 'react';
import { useResourceContext, useTranslate } from 'react-admin';
import type { TextKey } from '../../ui/useText.ts';

/** Returns a function that picks the text key `resources.<resource>.<name>`, or the fallback key if that text is missing. */
export function useResourceText() {
  const resource = useResourceContext();
  const translate = useTranslate();
  return useCallback(
    (name: string, fallback: string): TextKey => {
      const own = `resources.${resource}.${name}`;
      return (translate(own, { _: '' }) ? own : fallback) as TextKey;
    },
    [resource, translate],
  );
}
