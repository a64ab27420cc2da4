import { useMemo } from 'react';
import { useCounted } from '../../../ui/useCounted.ts';
import { useListed } from '../../../ui/useListed.ts';
import { useText } from '../../../ui/useText.ts';
import { kinds, nameIn } from '../kinds.ts';
import { memoizeByKey } from '../memoize.ts';
import { useHolders } from '../useHolders.ts';
import type { ShownChild } from './ChildRow.tsx';
import type { Holder } from './holders.ts';
import type { ChildRecord } from './useChildren.ts';

type Texts = Pick<ShownChild, 'text' | 'as' | 'help' | 'count' | 'also' | 'alsoNames'>;

export function useRowTexts(
  kind: Holder,
  holder: string,
  records: Map<string, ChildRecord>,
  reading: boolean,
): (id: string) => Texts {
  const t = useText();
  const counted = useCounted();
  const listed = useListed();
  const holdersOf = useHolders(kind);
  return useMemo(() => {
    const child = kinds[kind].holds;
    const alsoOf = (id: string): Pick<Texts, 'also' | 'alsoNames'> => {
      const holders = holdersOf(id);
      const others = holders?.filter(one => one.id !== holder) ?? [];
      const [first] = others;
      // If the lists do not mention this holder either, they omit the contents, so other holders are unknown.
      if (!holders?.length) return { also: '', alsoNames: '' };
      if (!first) return { also: t('children.only'), alsoNames: '' };
      if (others.length === 1) return { also: t('children.alsoIn', { name: first.name }), alsoNames: '' };
      return {
        also: t(`children.also.${kind}`, { smart_count: others.length }),
        alsoNames: listed(others.map(({ name }) => name)),
      };
    };
    const textsOf = (id: string): Texts => {
      const record = records.get(id);
      const name = nameIn(child, record);
      const held = child === 'toolgroups' && Array.isArray(record?.tools) ? record.tools.length : undefined;
      return {
        text: name ?? id,
        as: name ? undefined : reading ? 'awaited' : 'id',
        help: typeof record?.helpInfo === 'string' ? record.helpInfo : '',
        count: held === undefined ? '' : counted('tools', held),
        ...alsoOf(id),
      };
    };
    return memoizeByKey(textsOf, id => id);
  }, [kind, holder, records, reading, holdersOf, t, counted, listed]);
}
