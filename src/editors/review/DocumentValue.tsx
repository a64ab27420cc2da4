import { useState } from 'react';
import { TextButton } from '../../ui/TextButton.tsx';
import { useText } from '../../ui/useText.ts';
import { scalarText } from '../json/changes.ts';
import { oneLine, valueSummary } from './summary.ts';
import styles from './values.module.css';

/** How many characters of a value are shown at first. */
const MAX_SHOWN_LENGTH = 120;

interface Props {
  /** The JSON text of the value. */
  text: string;
  as?: 'ins' | 'del' | 'span';
  id?: string;
  /** The name that already identifies the entry. */
  lengthText?: string | undefined;
  /** Shows the JSON text, including quotes. */
  written?: boolean;
}

/** Shows a value. A long value is truncated until the user expands it. */
export function DocumentValue({ text, as: Tag = 'span', id, lengthText, written = false }: Props) {
  const t = useText();
  const [whole, setWhole] = useState(false);
  const shownText = written ? oneLine(text) : valueSummary(text, lengthText);
  const long = shownText.length > MAX_SHOWN_LENGTH || text.length > 2 * shownText.length + MAX_SHOWN_LENGTH;
  // Does not split a surrogate pair.
  const cut = long ? `${shownText.slice(0, MAX_SHOWN_LENGTH).replace(/[\uD800-\uDBFF]$/, '')}…` : shownText;
  return (
    <>
      <Tag
        id={id}
        dir="auto"
        className={`${/^["{]/.test(text) && !written && !whole ? '' : 'mono'} ${whole ? styles.whole : ''}`}
        {...(whole && { tabIndex: 0 })}
      >
        {whole ? (written ? text : scalarText(text)) : cut || t('review.emptyText')}
      </Tag>
      {long && !whole ? (
        <TextButton variant="link" className={styles.all!} onClick={() => setWhole(true)}>
          {t('review.whole')}
        </TextButton>
      ) : null}
    </>
  );
}
