import { useCallback } from 'react';
import { GEOMETRY_TYPES } from '../../platform/layers.ts';
import { textIn } from '../../platform/unchecked.ts';
import { useText } from '../../ui/useText.ts';

const isKnownGeometry = (type: string): type is (typeof GEOMETRY_TYPES)[number] =>
  (GEOMETRY_TYPES as readonly string[]).includes(type);

/** Returns a function that names a geometry type. It returns an unknown type unchanged. */
export function useGeometryLabel() {
  const t = useText();
  return useCallback(
    (type: unknown) => {
      const text = textIn(type);
      return isKnownGeometry(text) ? t(`resources.layers.option.${text}`) : text;
    },
    [t],
  );
}
