import { useState } from 'react';
import { TextButton } from '../../ui/TextButton.tsx';
import { useText } from '../../ui/useText.ts';
import { scalarText } from '../json/changes.ts';
import { oneLine, valueSummary } from './summary.ts';
import styles from './values.module.css';

/** So many signs of a value are shown at first. */
const SHOWN = 120;

interface Props {
  /** As it is written in JSON. */
  text: string;
  as?: 'ins' | 'del' | 'span';
  id?: string;
  /** The name by which an entry is told apart already. */
  lengthText?: string | undefined;
  /** It stands as it is written, quotes included. */
  written?: boolean;
}

/** A value of a document as text; a long one is cut until one asks for all of it. */
export function DocumentValue({ text, as: Tag = 'span', id, lengthText, written = false }: Props) {
  const t = useText();
  const [whole, setWhole] = useState(false);
  const shownText = written ? oneLine(text) : valueSummary(text, lengthText);
  const long = shownText.length > SHOWN || text.length > 2 * shownText.length + SHOWN;
  // Not through the middle of a sign.
  const cut = long ? `${shownText.slice(0, SHOWN).replace(/[\uD800-\uDBFF]$/, '')}…` : shownText;
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
