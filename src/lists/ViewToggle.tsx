import AccountTreeIcon from '@mui/icons-material/AccountTreeOutlined';
import GridViewIcon from '@mui/icons-material/GridViewOutlined';
import TableRowsIcon from '@mui/icons-material/TableRowsOutlined';
import { useText } from '../ui/useText.ts';
import { useConsoleList } from './ConsoleList.ts';

const views = [
  { view: 'table', Icon: TableRowsIcon },
  { view: 'cards', Icon: GridViewIcon },
  { view: 'tree', Icon: AccountTreeIcon },
] as const;

/** Rows or cards; of some lists a tree. */
export function ViewToggle() {
  const t = useText();
  const {
    start: { tree },
    state,
    change,
  } = useConsoleList();
  return (
    <div className="segments" role="group" aria-label={t('list.view.label')}>
      {views
        .filter(({ view }) => tree || view !== 'tree')
        .map(({ view, Icon }) => (
          <button
            key={view}
            type="button"
            aria-pressed={state.view === view}
            aria-label={t(`list.view.${view}`)}
            title={t(`list.view.${view}`)}
            onClick={() => change({ view, page: state.page }, { replace: true })}
          >
            <Icon />
          </button>
        ))}
    </div>
  );
}
