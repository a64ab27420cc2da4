import BlockIcon from '@mui/icons-material/BlockOutlined';
import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlineOutlined';
import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined';
import HourglassIcon from '@mui/icons-material/HourglassEmptyOutlined';
import PauseIcon from '@mui/icons-material/PauseCircleOutlineOutlined';
import ScheduleIcon from '@mui/icons-material/ScheduleOutlined';
import WarningAmberIcon from '@mui/icons-material/WarningAmberOutlined';
import { useText } from '../../ui/useText.ts';

/** The statuses that the card processor documents for a subscription. */
const statusIcons = {
  active: ['ok', CheckCircleIcon],
  trialing: ['ok', ScheduleIcon],
  past_due: ['err', WarningAmberIcon],
  unpaid: ['err', ErrorIcon],
  incomplete: ['warn', HourglassIcon],
  incomplete_expired: ['', BlockIcon],
  canceled: ['', BlockIcon],
  paused: ['', PauseIcon],
} as const;

const isKnown = (subscriptionStatus: string): subscriptionStatus is keyof typeof statusIcons =>
  Object.hasOwn(statusIcons, subscriptionStatus);

/** Shows an unknown status as the card processor sent it. */
export function StatusChip({ status: subscriptionStatus }: { status: string }) {
  const t = useText();
  if (!subscriptionStatus) return null;
  if (!isKnown(subscriptionStatus)) return <span className="chip">{subscriptionStatus}</span>;
  const [kind, Icon] = statusIcons[subscriptionStatus];
  return (
    <span className={`chip ${kind}`}>
      <Icon fontSize="small" />
      {t(`subscriptions.entry.status.${subscriptionStatus}`)}
    </span>
  );
}
