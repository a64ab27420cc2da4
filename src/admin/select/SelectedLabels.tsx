import CloseIcon from '@mui/icons-material/CloseOutlined';
import { useState } from 'react';
import { useText } from '../../ui/useText.ts';
import type { ComboboxChoice } from './choices.ts';
import styles from './Combobox.module.css';

/** At most this many labels are shown. The others are counted (docs/behaviour.md 1 §9). */
const MAX_LABELS = 3;

interface ItemProps {
  key?: number;
  className: string;
  disabled: boolean;
  onDelete(event: unknown): void;
}

interface Props {
  choices: ComboboxChoice[];
  /** Returns MUI's props of a label. Undefined until the code of the combobox has loaded. */
  getItemProps?(at: { index: number }): ItemProps;
}

/**
 * The labels of the selected choices, and a button with the number of hidden ones. A hidden label is shown when the arrow keys reach it,
 * and all of them when the button is pressed.
 */
export function SelectedLabels({ choices, getItemProps }: Props) {
  const t = useText();
  const [isExpanded, setExpanded] = useState(false);
  const hidden = isExpanded ? [] : choices.slice(MAX_LABELS);
  return (
    <>
      {choices.map(({ id, label }, index) => {
        const {
          key: _,
          className,
          disabled: __,
          onDelete,
          ...props
        } = getItemProps?.({ index }) ?? { className: '', disabled: false, onDelete: undefined };
        return (
          <span
            key={id}
            {...props}
            className={`${className} ${styles.label} ${hidden.length && index >= MAX_LABELS ? styles.rest : ''}`}
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
          onClick={() => setExpanded(true)}
        >
          {t('select.more', { count: hidden.length })}
        </button>
      ) : null}
    </>
  );
}
