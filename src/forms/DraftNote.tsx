import HistoryIcon from '@mui/icons-material/HistoryOutlined';
import { Button } from '../ui/Button.tsx';
import { clock, day } from '../ui/formats.ts';
import { useText } from '../ui/useText.ts';

interface Props {
  /** When it was typed, epoch milliseconds. */
  time: number;
  restore(): void;
  discard(): void;
}

/** Offers back what an earlier visit left unsaved. */
export function DraftNote({ time, restore, discard }: Props) {
  const t = useText();
  const typed = new Date(time);
  return (
    <div className="note" role="status">
      <HistoryIcon />
      <span>{t('ui.draft.found', { time: `${day(typed)} ${clock(typed)}` })}</span>
      <Button variant="link" onClick={restore}>
        {t('ui.draft.restore')}
      </Button>
      <Button variant="link" onClick={discard}>
        {t('ui.draft.discard')}
      </Button>
    </div>
  );
}
