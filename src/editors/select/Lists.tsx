import type { ReactNode } from 'react';
import { Sorting } from '../../ui/sorting/Sorting.tsx';
import { useText } from '../../ui/useText.ts';
import type { Path } from '../json/path.ts';
import { sliceAt, useEdited } from './edited.ts';
import { entryName } from './slice.ts';

/** Returns the id of a list: its path. */
export const listId = (path: Path) => JSON.stringify(path);
const pathOf = (list: string) => JSON.parse(list) as Path;

/** Lists of a document whose rows can be dragged within a list and to others of the same type. */
export function Lists({ children }: { children: ReactNode }) {
  const t = useText();
  const { textDocument, say } = useEdited();
  const about = (from: { list: string; index: number }, list: string) => ({
    name: entryName(sliceAt(textDocument, [...pathOf(from.list), from.index])) || t('editors.unnamed'),
    total: (sliceAt(textDocument, pathOf(list))?.node.children?.length ?? 0) + (list === from.list ? 0 : 1),
  });
  return (
    <Sorting
      about={about}
      move={(_, to, from) => {
        const announcement = about(from, to.list);
        if (
          textDocument.edit({
            do: 'move',
            path: [...pathOf(from.list), from.index],
            to: [...pathOf(to.list), to.index],
          })
        )
          say(t('children.order.now', { ...announcement, position: to.index + 1 }));
      }}
    >
      {children}
    </Sorting>
  );
}
