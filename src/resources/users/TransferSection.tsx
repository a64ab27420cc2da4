import AddIcon from '@mui/icons-material/AddOutlined';
import CheckIcon from '@mui/icons-material/CheckOutlined';
import { Fragment, useId } from 'react';
import { NameText, type Name } from '../../ui/Name.tsx';
import { useText } from '../../ui/useText.ts';
import styles from './TransferContents.module.css';

export interface TransferEntry {
  /** The name of the entry, in one or several parts. */
  names: Name[];
  /** Whether the user already has it here. */
  isPresent: boolean;
}

interface Props {
  title: string;
  groups: { label: Name; entries: TransferEntry[] }[];
  /** The text if there are no entries. */
  empty: string;
}

/** A section of the preview: entries in groups, each marked as existing or added. */
export function TransferSection({ title, groups, empty }: Props) {
  const t = useText();
  const id = useId();
  const filledGroups = groups.filter(({ entries }) => entries.length);
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {filledGroups.length ? null : <p className="secondary">{empty}</p>}
      {filledGroups.map(({ label, entries }, groupIndex) => (
        <div key={groupIndex}>
          <h4>
            <NameText name={label} />
          </h4>
          <ul>
            {entries.map(({ names, isPresent }, entryIndex) => (
              <li key={entryIndex}>
                <span>
                  {names.map((name, nameIndex) => (
                    <Fragment key={nameIndex}>
                      {nameIndex ? ', ' : ''}
                      <NameText name={name} />
                    </Fragment>
                  ))}
                </span>
                <span className={`${styles.mark} ${isPresent ? '' : styles.added}`}>
                  {isPresent ? <CheckIcon fontSize="small" /> : <AddIcon fontSize="small" />}
                  {t(isPresent ? 'access.transfer.had' : 'access.transfer.added')}
                </span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
