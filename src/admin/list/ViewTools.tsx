import AccountTreeIcon from '@mui/icons-material/AccountTreeOutlined';
import GridViewIcon from '@mui/icons-material/GridViewOutlined';
import TableRowsIcon from '@mui/icons-material/TableRowsOutlined';
import { useText } from '../../ui/useText.ts';
import { TableTools } from '../datatable/TableTools.tsx';
import { SortButton } from './SortButton.tsx';
import { useListAddressContext } from './useListAddress.ts';

const icons = { table: TableRowsIcon, cards: GridViewIcon, tree: AccountTreeIcon };

/** The view toggle and the settings of the current view. Cards have a sort button, because they have no column headers. */
export function ViewTools() {
  const view = useListAddressContext()?.params.view ?? 'table';
  return (
    <>
      {view === 'cards' ? <SortButton /> : null}
      <ViewToggle />
      <TableTools />
    </>
  );
}

/** Switches between table, cards and, if supported, tree. */
function ViewToggle() {
  const t = useText();
  const address = useListAddressContext();
  if (!address) return null;
  const { codec, params, change } = address;
  return (
    <div className="segments" role="group" aria-label={t('list.view.label')}>
      {codec.views.map(view => {
        const Icon = icons[view];
        return (
          <button
            key={view}
            type="button"
            aria-pressed={params.view === view}
            aria-label={t(`list.view.${view}`)}
            title={t(`list.view.${view}`)}
            onClick={() => change({ view, page: params.page }, { replace: true })}
          >
            <Icon />
          </button>
        );
      })}
    </div>
  );
}
