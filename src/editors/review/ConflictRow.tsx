import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import { useId, useState } from 'react';
import { FieldError } from '../../ui/FieldError.tsx';
import { formatCount } from '../../ui/formats.ts';
import { useText } from '../../ui/useText.ts';
import { pathLabel } from '../json/changes.ts';
import type { MergeChoice, MergeConflict } from '../json/merge.ts';
import { isMultiline, withLineBreaksOf } from '../lineBreaks.ts';
import type { ValueIcon } from './ChangeBody.tsx';
import { DocumentValue } from './DocumentValue.tsx';
import { findInputError, toEditedText, toInputText } from './editedText.ts';
import styles from './review.module.css';
import valueStyles from './values.module.css';

interface Props {
  conflict: MergeConflict;
  choice: MergeChoice | undefined;
  choose(choice: MergeChoice): void;
  /** Whether the merged text is being saved. */
  saving: boolean;
  icon?: ValueIcon | undefined;
}

/** Resolves a value that both users changed: with either version, or with a typed value. */
export function ConflictRow({ conflict, choice, choose, saving, icon }: Props) {
  const t = useText();
  const id = useId();
  const { path, base, moved } = conflict;
  const [typed, setTyped] = useState(() => toInputText(conflict));
  // The element depends on the initial text, because replacing it would lose the focus.
  const [Field] = useState<'textarea' | 'input'>(
    isMultiline(typed) || typed.length > 60 ? 'textarea' : 'input',
  );
  const name = pathLabel(path) || t('review.document');
  const chosen = typeof choice === 'object' ? 'edit' : choice;
  const fault = chosen === 'edit' ? findInputError(conflict, typed) : undefined;
  const type = (now: string) => {
    const text = withLineBreaksOf(toInputText(conflict), now);
    setTyped(text);
    choose({ text: toEditedText(conflict, text) });
  };
  const textOfSide = (side: 'mine' | 'theirs' | 'base') => {
    const text = conflict[side];
    if (moved)
      return (
        <span id={`${id}-${side}`}>{t('review.position', { position: formatCount(moved[side] + 1) })}</span>
      );
    if (text === undefined)
      return <em id={`${id}-${side}`}>{t(base === undefined ? 'review.nothing' : 'review.removed')}</em>;
    return (
      <>
        {icon?.(path, text)}
        <DocumentValue id={`${id}-${side}`} text={text} />
      </>
    );
  };
  const radio = (value: 'mine' | 'theirs' | 'edit', act: () => void) => (
    <label>
      <input
        type="radio"
        className={styles.radio}
        name={id}
        checked={chosen === value}
        aria-describedby={value === 'edit' ? undefined : `${id}-${value}`}
        onChange={act}
      />
      {t(`review.${value}`)}
    </label>
  );
  return (
    <fieldset className={styles.clash} disabled={saving}>
      <legend className="visually-hidden">{moved ? `${name}, ${t('review.order')}` : name}</legend>
      <div className={valueStyles.clashHead}>
        <WarningIcon />
        <span className="mono" dir="auto">
          {name}
        </span>
        {moved ? <span>{t('review.order')}</span> : null}
        <span className="secondary">{t('review.was')}</span>
        {base === undefined && !moved ? <em>{t('review.nothing')}</em> : textOfSide('base')}
      </div>
      <div className={styles.options}>
        {(['mine', 'theirs'] as const).map(side => (
          <div key={side} className={chosen === side ? styles.chosen : ''}>
            {radio(side, () => choose(side))}
            <span className={valueStyles.value}>{textOfSide(side)}</span>
          </div>
        ))}
        {moved ? null : (
          <div className={chosen === 'edit' ? styles.chosen : ''}>
            {radio('edit', () => type(typed))}
            {chosen === 'edit' ? (
              <span className={valueStyles.value}>
                <Field
                  id={`${id}-own`}
                  className="input small"
                  aria-label={t('review.own', { name })}
                  value={typed}
                  {...(fault && { 'aria-invalid': true, 'aria-describedby': `${id}-own-error` })}
                  onChange={event => type(event.target.value)}
                />
                {fault ? <FieldError id={`${id}-own`}>{t(fault)}</FieldError> : null}
              </span>
            ) : null}
          </div>
        )}
      </div>
    </fieldset>
  );
}
