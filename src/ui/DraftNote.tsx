import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import { formatDateTime } from './formats.ts';
import { TextButton } from './TextButton.tsx';
import { Time } from './Time.tsx';
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
  const seconds = time / 1000;
  return (
    <div className="note" role="status">
      <HistoryIcon />
      <Time seconds={seconds}>{t('ui.draft.found', { time: formatDateTime(seconds) })}</Time>
      <TextButton variant="link" onClick={restore}>
        {t('ui.draft.restore')}
      </TextButton>
      <TextButton variant="link" onClick={discard}>
        {t('ui.draft.discard')}
      </TextButton>
    </div>
  );
}
