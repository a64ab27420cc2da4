import DensityMediumIcon from '@mui/icons-material/DensityMediumOutlined';
import DensitySmallIcon from '@mui/icons-material/DensitySmallOutlined';
import ViewColumnIcon from '@mui/icons-material/ViewColumnOutlined';
import type { RaRecord } from 'react-admin';
import { MenuButton } from '../ui/menu/MenuButton.tsx';
import { useText } from '../ui/useText.ts';
import type { Column } from './columns.ts';
import type { useColumns } from './useColumns.ts';

interface Props<T extends RaRecord> {
  columns: Column<T>[];
  chosen: ReturnType<typeof useColumns<T>>;
  compact: boolean;
  setCompact(compact: boolean): void;
}

/** What only a table can be told: its columns and the height of its rows. */
export function TableTools<T extends RaRecord>({ columns, chosen, compact, setCompact }: Props<T>) {
  const t = useText();
  return (
    <>
      <MenuButton
        label={t('list.columns')}
        className="button small"
        text
        entries={columns.slice(1).map(column => ({
          key: column.source,
          label: t(column.label),
          role: 'menuitemcheckbox',
          checked: chosen.isShown(column),
          stays: true,
          choose: () => chosen.toggle(column),
        }))}
      >
        <ViewColumnIcon />
        {t('list.columns')}
      </MenuButton>
      <button
        type="button"
        className="icon-button"
        aria-pressed={compact}
        aria-label={`${t('list.rowHeight.label')}: ${t(compact ? 'list.rowHeight.compact' : 'list.rowHeight.comfortable')}`}
        onClick={() => setCompact(!compact)}
      >
        {compact ? <DensitySmallIcon /> : <DensityMediumIcon />}
      </button>
    </>
  );
}
