import CheckIcon from '@mui/icons-material/CheckOutlined';
import CloseIcon from '@mui/icons-material/CloseOutlined';
import WarningAmberIcon from '@mui/icons-material/WarningAmberOutlined';
import styles from './Consequences.module.css';

export interface Consequence {
  kind: 'gains' | 'loses' | 'keeps' | 'warns';
  text: string;
}

const icons = { gains: CheckIcon, loses: CloseIcon, keeps: CheckIcon, warns: WarningAmberIcon };

/** Lists the consequences of a change for a user. */
export const Consequences = ({ lines }: { lines: Consequence[] }) => (
  <ul className={styles.lines}>
    {lines.map(({ kind, text }) => {
      const Icon = icons[kind];
      return (
        <li key={text} className={styles[kind]}>
          <Icon />
          <span>{text}</span>
        </li>
      );
    })}
  </ul>
);
