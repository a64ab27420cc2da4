import CloseIcon from '@mui/icons-material/CloseOutlined';
import { useState } from 'react';
import { useText } from '../../ui/useText.ts';
import type { Choice } from './choices.ts';
import styles from './Combobox.module.css';

/** At most this many chosen labels are shown, the rest is counted (docs/behaviour.md 1 §9). */
const MOST_LABELS = 3;

interface ItemProps {
  key?: number;
  className: string;
  disabled: boolean;
  onDelete(event: unknown): void;
}

interface Props {
  chosen: Choice[];
  /** What the selector gives each label; none while its code is still on its way. */
  propsOf?(at: { index: number }): ItemProps;
}

/**
 * The labels of what is chosen, and the count of those that find no place. These show themselves as the arrow keys reach
 * them, or all at once where the count is pressed.
 */
export function Labels({ chosen, propsOf }: Props) {
  const t = useText();
  const [all, setAll] = useState(false);
  const hidden = all ? [] : chosen.slice(MOST_LABELS);
  return (
    <>
      {chosen.map(({ id, label }, index) => {
        const {
          key: _,
          className,
          disabled: __,
          onDelete,
          ...props
        } = propsOf?.({ index }) ?? { className: '', disabled: false, onDelete: undefined };
        return (
          <span
            key={id}
            {...props}
            className={`${className} ${styles.label} ${hidden.length && index >= MOST_LABELS ? styles.rest : ''}`}
          >
            <span>{label}</span>
            <button
              type="button"
              tabIndex={-1}
              aria-label={t('ui.removeName', { name: label })}
              onClick={onDelete}
            >
              <CloseIcon fontSize="small" />
            </button>
          </span>
        );
      })}
      {hidden.length ? (
        <button
          type="button"
          tabIndex={-1}
          className={styles.more}
          title={hidden.map(({ label }) => label).join(', ')}
          onClick={() => setAll(true)}
        >
          {t('select.more', { count: hidden.length })}
        </button>
      ) : null}
    </>
  );
}
