import { useCallback } from 'react';
import { useResourceContext, useTranslate } from 'react-admin';
import type { TextKey } from '../../ui/useText.ts';

/** Returns a function that returns the text key `resources.<resource>.<name>`, or the fallback key if that text does not exist. */
export function useResourceText() {
  const resource = useResourceContext();
  const translate = useTranslate();
  return useCallback(
    (name: string, fallback: string): TextKey => {
      const resourceKey = `resources.${resource}.${name}`;
      return (translate(resourceKey, { _: '' }) ? resourceKey : fallback) as TextKey;
    },
    [resource, translate],
  );
}
