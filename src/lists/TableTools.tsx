import DensityMediumIcon from '@mui/icons-material/DensityMediumOutlined';
import DensitySmallIcon from '@mui/icons-material/DensitySmallOutlined';
import ViewColumnIcon from '@mui/icons-material/ViewColumnOutlined';
import { IconButton } from '../ui/IconButton.tsx';
import { MenuButton } from '../ui/menu/MenuButton.tsx';
import { useText } from '../ui/useText.ts';
import { useConsoleList } from './ConsoleList.ts';
import { useNarrow } from './useNarrow.ts';

/** What only a table can be told: its columns and the height of its rows. */
export function TableTools() {
  const t = useText();
  const { state, layout } = useConsoleList();
  const narrow = useNarrow();
  if (state.view !== 'table' || narrow) return null;
  const { columns, isShown, toggle, labelOf, compact, setCompact } = layout;
  return (
    <>
      <MenuButton
        label={t('list.columns')}
        small
        text
        entries={columns.slice(1).map(column => ({
          key: column.source,
          label: t(labelOf(column)),
          role: 'menuitemcheckbox',
          checked: isShown(column),
          stays: true,
          choose: () => toggle(column),
        }))}
      >
        <ViewColumnIcon />
        {t('list.columns')}
      </MenuButton>
      <IconButton
        aria-pressed={compact}
        label={`${t('list.rowHeight.label')}: ${t(compact ? 'list.rowHeight.compact' : 'list.rowHeight.comfortable')}`}
        onClick={() => setCompact(!compact)}
      >
        {compact ? <DensitySmallIcon /> : <DensityMediumIcon />}
      </IconButton>
    </>
  );
}
