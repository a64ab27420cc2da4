import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined';
import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import { useText } from '../../../ui/useText.ts';
import { servedBy, standOf, type Facts } from '../../rules/facts.ts';
import styles from './services.module.css';

const signs = { there: CheckIcon, noLayer: ErrorIcon, none: ErrorIcon, silent: WarningIcon, closed: WarningIcon };

/** How the service of a layer answered, beside the layer. */
export function ServiceState({ url, facts }: { url: string; facts: Facts }) {
  const t = useText();
  const state = standOf(url, facts);
  if (!state) return <span className="secondary">–</span>;
  const Icon = signs[state];
  return (
    <span className={`${styles.state} ${styles[state]}`}>
      <Icon />
      {t(`configForms.layers.states.${state}`, { layer: servedBy(url)?.layer ?? '' })}
    </span>
  );
}
