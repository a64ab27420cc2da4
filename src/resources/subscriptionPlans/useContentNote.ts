import { useCallback } from 'react';
import type { CatalogueKind } from '../../domain/catalogue/kinds.ts';
import type { Catalogue } from '../../domain/catalogue/useCatalogue.ts';
import { useCountText } from '../../ui/useCountText.ts';

/** Returns a function that describes the contents of a record in a few words. */
export function useContentNote({ groupsIn, toolsIn, toolsOfPurpose, helpOf, isRead }: Catalogue) {
  const counted = useCountText();
  return useCallback(
    (kind: CatalogueKind, id: string): string => {
      if (kind === 'tools') return helpOf(id);
      if (!isRead) return '';
      if (kind === 'toolgroups') return counted('tools', toolsIn(id).length);
      return `${counted('toolgroups', groupsIn(id).length)}, ${counted('tools', toolsOfPurpose(id).size)}`;
    },
    [counted, groupsIn, toolsIn, toolsOfPurpose, helpOf, isRead],
  );
}
