import { useCallback } from 'react';
import type { Kind } from '../../catalogue/kinds.ts';
import { useText } from '../../ui/useText.ts';
import type { Catalogue } from '../../catalogue/useCatalogue.ts';

/** What is in something that a plan includes, in a few words. */
export function useContentNote({ groupsIn, toolsIn, toolsOfPurpose, helpOf, isRead }: Catalogue) {
  const t = useText();
  return useCallback(
    (kind: Kind, id: string): string => {
      const counted = (what: 'toolgroups' | 'tools', smart_count: number) => t(`subscription-plans.contents.count.${what}`, { smart_count });
      if (kind === 'tools') return helpOf(id);
      if (!isRead) return '';
      if (kind === 'toolgroups') return counted('tools', toolsIn(id).length);
      return t('subscription-plans.contents.both', { toolgroups: counted('toolgroups', groupsIn(id).length), tools: counted('tools', toolsOfPurpose(id).size) });
    },
    [t, groupsIn, toolsIn, toolsOfPurpose, helpOf, isRead],
  );
}
