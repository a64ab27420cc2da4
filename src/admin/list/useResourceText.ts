import { useCallback } from 'react';
import { useResourceContext, useTranslate } from 'react-admin';
import type { TextKey } from '../../ui/useText.ts';

/** The key of a text of the resource around, `resources.<resource>.<name>`, or another one where its catalogue lacks it. */
export function useResourceText() {
  const resource = useResourceContext();
  const translate = useTranslate();
  return useCallback(
    (name: string, otherwise: string): TextKey => {
      const own = `resources.${resource}.${name}`;
      return (translate(own, { _: '' }) ? own : otherwise) as TextKey;
    },
    [resource, translate],
  );
}
