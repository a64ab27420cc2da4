import { useMemo } from 'react';
import { fieldLabel, type FieldArea, type FieldOf } from '../ui/fieldLabel.ts';
import { breakpoints } from '../ui/theme/tokens.ts';
import { useMedia } from '../ui/useMedia.ts';
import type { TextKey } from '../ui/useText.ts';
import type { Column } from './columns.ts';
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
}

export function useLayout(name: FieldArea, columns: Column[]): Layout {
  const wide = useMedia(`(min-width: ${breakpoints.wide}px)`);
  const [kept, choose] = usePreference<string[] | undefined>(`${name}.columns`, undefined);
  const [compact, setCompact] = usePreference(`${name}.compact`, false);
  // The same object while nothing in it changes: the rows are drawn by it.
  return useMemo(() => {
    const chosen = kept ?? columns.filter(({ shown }) => !shown || (shown === 'wide' && wide)).map(({ source }) => source);
    const isShown = ({ source }: Column) => source === columns[0]?.source || chosen.includes(source);
    return {
      columns,
      shown: columns.filter(isShown),
      isShown,
      toggle: ({ source }: Column) => choose(chosen.includes(source) ? chosen.filter(one => one !== source) : [...chosen, source]),
      labelOf: ({ source }: Column) => fieldLabel(name, source as FieldOf<FieldArea>),
      compact,
      setCompact,
    };
  }, [name, columns, kept, wide, choose, compact, setCompact]);
}
