import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined';
import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import { formatCount } from '../../../../ui/formats.ts';
import { useText } from '../../../../ui/useText.ts';
import { getServiceState, type DocumentFacts } from '../../rules/facts.ts';
import styles from './services.module.css';

const stateIcons = {
  there: CheckIcon,
  noLayer: ErrorIcon,
  none: ErrorIcon,
  silent: WarningIcon,
  slow: WarningIcon,
  closed: WarningIcon,
};

export function LayerServiceState({ url, facts }: { url: string; facts: DocumentFacts }) {
  const t = useText();
  const serviceState = getServiceState(url, facts);
  if (!serviceState) return <span className="secondary">–</span>;
  const { state, layer = '', seconds } = serviceState;
  const Icon = stateIcons[state];
  return (
    <span className={`${styles.state} ${styles[state]}`}>
      <Icon />
      {t(`configForms.layers.states.${state}`, { layer, seconds: formatCount(seconds) })}
    </span>
  );
}
