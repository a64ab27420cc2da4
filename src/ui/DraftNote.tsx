import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import { formatDate, formatTime } from './formats.ts';
import { TextButton } from './TextButton.tsx';
import { useText } from './useText.ts';

interface Props {
  /** The time of the draft, epoch milliseconds. */
  time: number;
  restore(): void;
  discard(): void;
}

/** Offers to restore the unsaved input of an earlier visit. */
export function DraftNote({ time, restore, discard }: Props) {
  const t = useText();
  const typed = new Date(time);
  return (
    <div className="note" role="status">
      <HistoryIcon />
      <span>{t('ui.draft.found', { time: `${formatDate(typed)} ${formatTime(typed)}` })}</span>
      <TextButton variant="link" onClick={restore}>
        {t('ui.draft.restore')}
      </TextButton>
      <TextButton variant="link" onClick={discard}>
        {t('ui.draft.discard')}
      </TextButton>
    </div>
  );
}
