import { useMemo } from 'react';
import { useCountText } from '../../../ui/useCountText.ts';
import { useJoinNames } from '../../../ui/useJoinNames.ts';
import { useText } from '../../../ui/useText.ts';
import { getRecordName, kinds } from '../kinds.ts';
import { memoizeByKey } from '../memoizeByKey.ts';
import { useParents } from '../useParents.ts';
import type { ParentKind } from './childCalls.ts';
import type { ChildRowRecord } from './ChildRow.tsx';
import type { ChildRecord } from './useChildren.ts';

type Texts = Pick<
  ChildRowRecord,
  'text' | 'as' | 'help' | 'toolCountText' | 'otherParentsText' | 'otherParentNames'
>;

export function useRowTexts(
  kind: ParentKind,
  parentId: string,
  records: Map<string, ChildRecord>,
  isLoading: boolean,
): (id: string) => Texts {
  const t = useText();
  const counted = useCountText();
  const listed = useJoinNames();
  const getParents = useParents(kind);
  return useMemo(() => {
    const { childKind } = kinds[kind];
    const describeOtherParents = (id: string): Pick<Texts, 'otherParentsText' | 'otherParentNames'> => {
      const parents = getParents(id);
      const otherParents = parents?.filter(({ id: otherId }) => otherId !== parentId) ?? [];
      const [first] = otherParents;
      // If the lists do not mention this parent either, they omit the contents, so other parents are unknown.
      if (!parents?.length) return { otherParentsText: '', otherParentNames: '' };
      if (!first) return { otherParentsText: t('children.only'), otherParentNames: '' };
      if (otherParents.length === 1)
        return { otherParentsText: t('children.alsoIn', { name: first.name }), otherParentNames: '' };
      return {
        otherParentsText: t(`children.also.${kind}`, { smart_count: otherParents.length }),
        otherParentNames: listed(otherParents.map(({ name }) => name)),
      };
    };
    const getTexts = (id: string): Texts => {
      const record = records.get(id);
      const name = getRecordName(childKind, record);
      const tools =
        childKind === 'toolgroups' && Array.isArray(record?.tools) ? record.tools.length : undefined;
      return {
        text: name ?? id,
        as: name ? undefined : isLoading ? 'awaited' : 'id',
        help: typeof record?.helpInfo === 'string' ? record.helpInfo : '',
        toolCountText: tools === undefined ? '' : counted('tools', tools),
        ...describeOtherParents(id),
      };
    };
    return memoizeByKey(getTexts, id => id);
  }, [kind, parentId, records, isLoading, getParents, t, counted, listed]);
}
