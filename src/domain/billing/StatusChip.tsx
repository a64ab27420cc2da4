import BlockIcon from '@mui/icons-material/BlockOutlined';
import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlineOutlined';
import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined';
import HourglassIcon from '@mui/icons-material/HourglassEmptyOutlined';
import PauseIcon from '@mui/icons-material/PauseCircleOutlineOutlined';
import ScheduleIcon from '@mui/icons-material/ScheduleOutlined';
import WarningAmberIcon from '@mui/icons-material/WarningAmberOutlined';
import { useText } from '../../ui/useText.ts';

/** The card processor's states of a subscription, each with its sign. */
const signs = {
  active: ['ok', CheckCircleIcon],
  trialing: ['ok', ScheduleIcon],
  past_due: ['err', WarningAmberIcon],
  unpaid: ['err', ErrorIcon],
  incomplete: ['warn', HourglassIcon],
  incomplete_expired: ['', BlockIcon],
  canceled: ['', BlockIcon],
  paused: ['', PauseIcon],
} as const;

const isKnown = (status: string): status is keyof typeof signs => Object.hasOwn(signs, status);

/** The state of a subscription as icon and word; one that nobody here knows as it came. */
export function StatusChip({ status }: { status: string }) {
  const t = useText();
  if (!status) return null;
  if (!isKnown(status)) return <span className="chip">{status}</span>;
  const [kind, Icon] = signs[status];
  return (
    <span className={`chip ${kind}`}>
      <Icon fontSize="small" />
      {t(`subscriptions.entry.status.${status}`)}
    </span>
  );
}
