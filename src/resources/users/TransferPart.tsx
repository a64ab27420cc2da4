import AddIcon from '@mui/icons-material/AddOutlined';
import CheckIcon from '@mui/icons-material/CheckOutlined';
import { Fragment, useId } from 'react';
import { NameText, type Name } from '../../ui/Name.tsx';
import { useText } from '../../ui/useText.ts';
import styles from './TransferContents.module.css';

export interface TransferEntry {
  /** What it is called, in one or several names. */
  names: Name[];
  /** The user has it here already. */
  had: boolean;
}

interface Props {
  title: string;
  groups: { label: Name; entries: TransferEntry[] }[];
  /** Said where there is no entry at all. */
  empty: string;
}

/** A part of what the old version knows of a user: its entries in groups, each with what becomes of it. */
export function TransferPart({ title, groups, empty }: Props) {
  const t = useText();
  const id = useId();
  const full = groups.filter(({ entries }) => entries.length);
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {full.length ? null : <p className="secondary">{empty}</p>}
      {full.map(({ label, entries }, at) => (
        <div key={at}>
          <h4>
            <NameText name={label} />
          </h4>
          <ul>
            {entries.map(({ names, had }, place) => (
              <li key={place}>
                <span>
                  {names.map((name, part) => (
                    <Fragment key={part}>
                      {part ? ', ' : ''}
                      <NameText name={name} />
                    </Fragment>
                  ))}
                </span>
                <span className={`${styles.mark} ${had ? '' : styles.added}`}>
                  {had ? <CheckIcon fontSize="small" /> : <AddIcon fontSize="small" />}
                  {t(had ? 'access.transfer.had' : 'access.transfer.added')}
                </span>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
