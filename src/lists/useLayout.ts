import { useMemo } from 'react';
import { fieldLabel, type FieldArea, type FieldOf } from '../ui/fieldLabel.ts';
import { breakpoints } from '../ui/theme/tokens.ts';
import { useMedia } from '../ui/useMedia.ts';
import type { TextKey } from '../ui/useText.ts';
import type { Column } from './columns.ts';
import { columnsOf, type Look } from './look.ts';
import type { AddressedState } from './useListState.ts';
import { usePreference } from './usePreference.ts';

/** A list's columns and how this user wants them: which are shown, and how high the rows are. */
export interface Layout {
  columns: Column[];
  shown: Column[];
  /** The first column, the record's name, is always shown. */
  isShown(column: Column): boolean;
  toggle(column: Column): void;
  labelOf(column: Column): TextKey;
  compact: boolean;
  setCompact(compact: boolean): void;
  /** The same as an address says it. */
  look: Required<Pick<Look, 'columns' | 'rows'>>;
}

const readColumns = (kept: unknown) => (Array.isArray(kept) ? kept.map(String) : undefined);

/** What the address says of the look counts until something of it is changed; that is kept for the next time, too. */
export function useLayout(
  name: string,
  area: FieldArea,
  columns: Column[],
  { state, change }: Pick<AddressedState, 'state' | 'change'>,
): Layout {
  const wide = useMedia(`(min-width: ${breakpoints.wide}px)`);
  const [kept, choose] = usePreference<string[] | undefined>(`${name}.columns`, undefined, readColumns);
  const [keptCompact, keepCompact] = usePreference(`${name}.compact`, false);
  const { columns: asked, rows, page } = state;
  // The same object while nothing in it changes: the rows are drawn by it.
  return useMemo(() => {
    const known = asked?.filter(source => columns.some(column => column.source === source));
    const own = known ? (known.length ? known : undefined) : kept;
    const compact = rows ? rows === 'compact' : keptCompact;
    const chosen =
      own ?? columns.filter(({ shown }) => !shown || (shown === 'wide' && wide)).map(({ source }) => source);
    const isShown = ({ source }: Column) => source === columns[0]?.source || chosen.includes(source);
    return {
      columns,
      shown: columns.filter(isShown),
      isShown,
      toggle: ({ source }: Column) => {
        choose(chosen.includes(source) ? chosen.filter(one => one !== source) : [...chosen, source]);
        if (asked) void change({ columns: undefined, page }, { replace: true });
      },
      labelOf: ({ source }: Column) => fieldLabel(area, source as FieldOf<FieldArea>),
      compact,
      setCompact: (compact: boolean) => {
        keepCompact(compact);
        if (rows) void change({ rows: undefined, page }, { replace: true });
      },
      look: { columns: own ? columnsOf(columns, own) : [], rows: compact ? 'compact' : 'comfortable' },
    };
  }, [area, columns, kept, wide, choose, keptCompact, keepCompact, asked, rows, page, change]);
}
