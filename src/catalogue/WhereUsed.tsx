import { GroupedList } from '../lists/GroupedList.tsx';
import { named } from '../ui/Name.tsx';
import { QueryState } from '../ui/QueryState.tsx';
import { useText } from '../ui/useText.ts';
import type { Kind } from './kinds.ts';
import { useUses } from './useUses.ts';

const OF = ['purposes', 'toolgroups', 'plans'] as const;

/** What has a record: purposes, toolgroups and plans, each counted and linked. */
export function WhereUsed({ kind, id }: { kind: Kind; id: string }) {
  const t = useText();
  const uses = useUses(kind, id);
  const groups = OF.map(of => ({
    key: of,
    name: named(t(`resources.${of === 'plans' ? 'subscription-plans' : of}.name`, { smart_count: 2 })),
    items: uses[of].map(({ id: own, name, to, of: place }) => ({
      key: own,
      name: named([name, place].filter(Boolean).join(' · ')),
      href: to,
    })),
  }));
  return (
    <GroupedList
      title={t('catalogue.uses.title')}
      prefix="usedIn"
      groups={uses.read ? groups.filter(({ items }) => items.length) : []}
      empty={
        <QueryState
          asked={uses.asked}
          loadError="error.load"
          empty={
            kind === 'purposes'
              ? { title: 'catalogue.uses.noPlan', text: 'catalogue.uses.noPlanHint' }
              : { title: 'catalogue.uses.none', text: 'catalogue.uses.noneHint' }
          }
        />
      }
    />
  );
}
