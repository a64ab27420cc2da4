import DensityMediumIcon from '@mui/icons-material/DensityMediumOutlined';
import DensitySmallIcon from '@mui/icons-material/DensitySmallOutlined';
import { IconButton } from '../../ui/IconButton.tsx';
import { useText } from '../../ui/useText.ts';
import { useRowHeight } from './useRowHeight.ts';

/** Toggles between compact and comfortable row height. */
export function RowHeightButton() {
  const t = useText();
  const { compact, setCompact } = useRowHeight();
  return (
    <IconButton
      aria-pressed={compact}
      label={`${t('list.rowHeight.label')}: ${t(compact ? 'list.rowHeight.compact' : 'list.rowHeight.comfortable')}`}
      onClick={() => setCompact(!compact)}
    >
      {compact ? <DensitySmallIcon /> : <DensityMediumIcon />}
    </IconButton>
  );
}
