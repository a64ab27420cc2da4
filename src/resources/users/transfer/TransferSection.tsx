import AddIcon from '@mui/icons-material/AddOutlined';
import CheckIcon from '@mui/icons-material/CheckOutlined';
import CloseIcon from '@mui/icons-material/CloseOutlined';
import { Fragment, useId } from 'react';
import { NameText, type Name } from '../../../ui/Name.tsx';
import type { TransferMark } from './compareTransfer.ts';
import styles from './TransferContents.module.css';

export interface TransferEntry {
  /** The name of the entry, in one or several parts. */
  names: Name[];
  mark: TransferMark;
  markText: string;
}

export interface TransferGroups {
  title: string;
  groups: { label: Name; entries: TransferEntry[] }[];
  /** The text if there are no entries. */
  empty: string;
}

const icons = {
  present: CheckIcon,
  added: AddIcon,
  existed: CheckIcon,
  transferred: CheckIcon,
  missing: CloseIcon,
};
const colors: Partial<Record<TransferMark, string | undefined>> = {
  added: styles.added,
  transferred: styles.transferred,
  missing: styles.missing,
};

/** A section of a preview or receipt: entries in groups, each with its mark. */
export function TransferSection({ title, groups, empty }: TransferGroups) {
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
            {entries.map(({ names, mark, markText }, entryIndex) => {
              const Icon = icons[mark];
              return (
                <li key={entryIndex}>
                  <span>
                    {names.map((name, nameIndex) => (
                      <Fragment key={nameIndex}>
                        {nameIndex ? ', ' : ''}
                        <NameText name={name} />
                      </Fragment>
                    ))}
                  </span>
                  <span className={`${styles.mark} ${colors[mark] ?? ''}`}>
                    <Icon fontSize="small" />
                    {markText}
                  </span>
                </li>
              );
            })}
          </ul>
        </div>
      ))}
    </section>
  );
}
