import ArrowForwardIcon from '@mui/icons-material/ArrowForwardOutlined';
import CheckIcon from '@mui/icons-material/CheckOutlined';
import { useId } from 'react';
import { useRecordContext } from '../../../admin/index.ts';
import { EMPTY } from '../../../ui/formats.ts';
import { NameText } from '../../../ui/Name.tsx';
import { TextButton } from '../../../ui/TextButton.tsx';
import { useText } from '../../../ui/useText.ts';
import styles from './compare.module.css';
import { splitAtDifference, type ApplicationDifference } from './compareApplications.ts';

interface Props {
  isCopied: boolean;
  pending: boolean;
  /** Undefined if the row has no checkbox. */
  isTicked?: boolean | undefined;
  tick(): void;
  copy(): void;
}

/** Shows one compared value, with its differences marked and a button that copies the left value. */
export function ComparedRow({ isCopied, pending, isTicked, tick, copy }: Props) {
  const t = useText();
  const { name, as, left, right, isSame, isOwn } = useRecordContext<ApplicationDifference>()!;
  const id = useId();
  return (
    <tr>
      <th scope="row" aria-labelledby={id}>
        <span className={styles.name}>
          {isTicked === undefined ? null : (
            <input
              type="checkbox"
              className="checkbox"
              aria-label={t('bulk.select', { name })}
              checked={isTicked}
              onChange={tick}
            />
          )}
          <span id={id}>
            <NameText name={{ text: name, ...(as && { as }) }} />
          </span>
        </span>
      </th>
      <td>
        <DifferingText text={left} other={right} isSame={isSame} />
      </td>
      <td className={styles.act}>
        {isCopied ? (
          <span className={styles.copied}>
            <CheckIcon fontSize="small" />
            {t('ui.copied')}
          </span>
        ) : isSame ? (
          <span className="secondary">{t('compare.same')}</span>
        ) : isOwn ? (
          <span className="secondary">{t(`compare.${isOwn}`)}</span>
        ) : left ? (
          <TextButton small pending={pending} aria-label={t('compare.copyName', { name })} onClick={copy}>
            <ArrowForwardIcon fontSize="small" />
            <span>{t('compare.copy')}</span>
          </TextButton>
        ) : (
          <span className="secondary">{t('compare.onlyRight')}</span>
        )}
      </td>
      <td className={isCopied ? styles.copied : ''}>
        <DifferingText text={right} other={left} isSame={isSame} />
      </td>
    </tr>
  );
}

/** Marks the part of a text that differs in the other application. */
function DifferingText({ text, other, isSame }: { text: string; other: string; isSame: boolean }) {
  if (!text) return EMPTY;
  if (isSame || !other) return text;
  const [before, itself, after] = splitAtDifference(text, other);
  return (
    <>
      {before}
      {itself ? <mark>{itself}</mark> : null}
      {after}
    </>
  );
}
