import DensityMediumIcon from '@mui/icons-material/DensityMediumOutlined';
import DensitySmallIcon from '@mui/icons-material/DensitySmallOutlined';
import { useResourceContext, useStore } from 'react-admin';
import { IconAction } from '../../ui/IconAction.tsx';
import { useText } from '../../ui/useText.ts';
import { useListAddressContext } from '../list/useListAddress.ts';

/** The row height of a list: from the URL, else from the user's last choice in the store. */
export function useRowHeight() {
  const resource = useResourceContext();
  const address = useListAddressContext();
  const [isCompact, setIsCompact] = useStore(`${resource}.compact`, false);
  const urlRows = address?.params.rows;
  const setCompact = (compact: boolean) => {
    setIsCompact(compact);
    if (urlRows) void address?.change({ rows: undefined, page: address.params.page }, { replace: true });
  };
  return { compact: urlRows ? urlRows === 'compact' : isCompact, setCompact };
}

/** Toggles between compact and comfortable row height. */
export function RowHeightButton() {
  const t = useText();
  const { compact, setCompact } = useRowHeight();
  return (
    <IconAction
      aria-pressed={compact}
      label={`${t('list.rowHeight.label')}: ${t(compact ? 'list.rowHeight.compact' : 'list.rowHeight.comfortable')}`}
      onClick={() => setCompact(!compact)}
    >
      {compact ? <DensitySmallIcon /> : <DensityMediumIcon />}
    </IconAction>
  );
}
