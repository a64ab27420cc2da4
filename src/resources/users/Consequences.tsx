import CheckIcon from '@mui/icons-material/CheckOutlined';
import CloseIcon from '@mui/icons-material/CloseOutlined';
import WarningAmberIcon from '@mui/icons-material/WarningAmberOutlined';
import styles from './Consequences.module.css';

export interface Consequence {
  kind: 'gains' | 'loses' | 'keeps' | 'warns';
  text: string;
}

const signs = { gains: CheckIcon, loses: CloseIcon, keeps: CheckIcon, warns: WarningAmberIcon };

/** What a change means for somebody, a line each. */
export const Consequences = ({ lines }: { lines: Consequence[] }) => (
  <ul className={styles.lines}>
    {lines.map(({ kind, text }) => {
      const Sign = signs[kind];
      return (
        <li key={text} className={styles[kind]}>
          <Sign />
          <span>{text}</span>
        </li>
      );
    })}
  </ul>
);
