import ChevronRightIcon from '@mui/icons-material/ChevronRightOutlined';
import { useId, type ReactNode } from 'react';
import { useText } from '../../../ui/useText.ts';
import styles from './AttentionHead.module.css';

interface Props {
  /** The summary, in one line. */
  children: ReactNode;
  /** Opens or closes the panel. Undefined until the panel is loaded. */
  toggle?: { isOpen: boolean; onClick(): void };
  body?: ReactNode;
}

/** The panel with its title, in one line until it is opened. */
export function AttentionHead({ children, toggle, body }: Props) {
  const t = useText();
  const id = useId();
  return (
    <section className={`panel ${styles.attention}`} aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <h2 id={`${id}-title`}>
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={toggle?.isOpen ?? false}
            aria-controls={`${id}-body`}
            aria-disabled={!toggle || undefined}
            onClick={toggle?.onClick}
          >
            <ChevronRightIcon fontSize="small" />
            {t('home.attention')}
          </button>
        </h2>
        {children}
      </div>
      <div id={`${id}-body`} hidden={!toggle?.isOpen}>
        {body}
      </div>
    </section>
  );
}
