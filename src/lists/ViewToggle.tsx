import GridViewIcon from '@mui/icons-material/GridViewOutlined';
import TableRowsIcon from '@mui/icons-material/TableRowsOutlined';
import { useText } from '../ui/useText.ts';
import { useConsoleList } from './ConsoleList.ts';
import styles from './list.module.css';

const views = [
  { view: 'table', Icon: TableRowsIcon },
  { view: 'cards', Icon: GridViewIcon },
] as const;

/** Rows or cards. */
export function ViewToggle() {
  const t = useText();
  const { state, change } = useConsoleList();
  return (
    <div className={styles.segments} role="group" aria-label={t('list.view.label')}>
      {views.map(({ view, Icon }) => (
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
