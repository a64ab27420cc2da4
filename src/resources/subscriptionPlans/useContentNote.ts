import type { Kind } from '../../catalogue/kinds.ts';
import { useText } from '../../ui/useText.ts';
import type { Catalogue } from '../../catalogue/useCatalogue.ts';

/** What is in something that a plan includes, in a few words. */
export function useContentNote({ groupsIn, toolsIn, toolsOfPurpose, helpOf, isRead }: Catalogue) {
  const t = useText();
  const counted = (what: 'toolgroups' | 'tools', smart_count: number) => t(`subscription-plans.contents.count.${what}`, { smart_count });
  const notes: Record<Kind, (id: string) => string> = {
    purposes: id => (isRead ? t('subscription-plans.contents.both', { toolgroups: counted('toolgroups', groupsIn(id).length), tools: counted('tools', toolsOfPurpose(id).size) }) : ''),
    toolgroups: id => (isRead ? counted('tools', toolsIn(id).length) : ''),
    tools: helpOf,
  };
  return (kind: Kind, id: string) => notes[kind](id);
}
