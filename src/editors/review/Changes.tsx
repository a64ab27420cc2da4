import { useState, type ReactNode } from 'react';
import { formatCount } from '../../ui/formats.ts';
import { TextButton } from '../../ui/TextButton.tsx';
import { useText } from '../../ui/useText.ts';
import { pathKey } from '../json/changes.ts';
import type { ValueIcon } from './ChangeBody.tsx';
import { ChangeRow, type OwnedChange } from './ChangeRow.tsx';
import { groupChanges, usualHeadings, type Group, type HeadingOf } from './groupChanges.ts';
import styles from './review.module.css';

/**
 * How many changes are expanded at once. If there are more, each group expands separately, in steps of this
 * size.
 */
const MANY = 100;

interface Props {
  changes: readonly OwnedChange[];
  headingOf?: HeadingOf | undefined;
  icon?: ValueIcon | undefined;
}

export const changeKey = ({ who, kind, path }: OwnedChange) => `${who ?? ''} ${kind} ${pathKey(path)}`;

export function Changes({ changes, headingOf, icon }: Props) {
  const fold = changes.length > MANY;
  const groups = groupChanges(changes, headingOf ?? usualHeadings(changes, fold));
  return (
    <Some of={groups}>
      {group => (
        <Part key={group.title} group={group} folds={fold} opens={!fold || groups.length === 1} icon={icon} />
      )}
    </Some>
  );
}

interface PartProps {
  group: Group<OwnedChange>;
  folds: boolean;
  opens: boolean;
  icon: ValueIcon | undefined;
}

function Part({ group: { title, rows }, folds, opens, icon }: PartProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(opens);
  const words = (
    <>
      <bdi>{title || t('review.document')}</bdi>{' '}
      <span className="secondary numbers">{formatCount(rows.length)}</span>
    </>
  );
  return (
    <section>
      <h3 className={styles.heading}>
        {folds ? (
          <button
            type="button"
            className={styles.fold}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {words}
          </button>
        ) : (
          words
        )}
      </h3>
      {isOpen ? (
        <ul className={styles.rows}>
          <Some of={rows}>{row => <ChangeRow key={changeKey(row.change)} row={row} icon={icon} />}</Some>
        </ul>
      ) : null}
    </section>
  );
}

/** Renders the first of many entries, and more on request. */
export function Some<T>({ of, children }: { of: readonly T[]; children(one: T): ReactNode }) {
  const t = useText();
  const [shown, setShown] = useState(MANY);
  const more = Math.min(MANY, of.length - shown);
  return (
    <>
      {of.slice(0, shown).map(children)}
      {more > 0 ? (
        <div className={styles.more} role="listitem">
          <TextButton variant="link" onClick={() => setShown(shown + MANY)}>
            {t('editors.showMore', { count: formatCount(more) })}
          </TextButton>
        </div>
      ) : null}
    </>
  );
}
