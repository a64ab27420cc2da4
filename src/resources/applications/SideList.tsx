import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { NoMatches, PanelSearch, RecordsIterator, SmallList } from '../../admin/index.ts';
import { formatCount } from '../../ui/formats.ts';
import { NameText, type Name } from '../../ui/Name.tsx';
import { useText } from '../../ui/useText.ts';
import partStyles from './parts.module.css';
import styles from './SideList.module.css';

export interface SideItem {
  id: string;
  name: Name;
  /** In words, below its name. */
  note: string;
  /** In place of the note, where there is room for a sign. */
  drawn?: ReactNode;
}

interface Props {
  title: string;
  /** Of one of them. */
  label: string;
  items: SideItem[];
  /** Undefined where the open one no longer exists. */
  chosen: string | undefined;
  hrefOf(id: string): string;
  /** Where it has a search of its own: its prefix in the address. */
  prefix: string;
  /** At the right end of its head. */
  act?: ReactNode;
}

const searchedText = ({ name, note }: SideItem) => `${name.text} ${note}`;

/** One of several is chosen, by a list where there is room beside what it leads to, else by a select. */
export function SideList({ title, label, items, chosen, hrefOf, prefix, act }: Props) {
  const t = useText();
  const navigate = useNavigate();
  return (
    <SmallList<SideItem> records={items} addressPrefix={prefix} getSearchText={searchedText}>
      <nav aria-label={title} className={styles.side}>
        <div className={act ? styles.head : `${styles.head} ${styles.bare}`}>
          <h2>
            {title} <span className={partStyles.count}>{formatCount(items.length)}</span>
          </h2>
          {act}
        </div>
        <PanelSearch title={title} total={items.length} className={styles.find} />
        <NoMatches className={styles.nothing} />
        <ul>
          <RecordsIterator<SideItem>
            render={({ id, name, note, drawn }) => (
              <li>
                <Link to={hrefOf(id)} preventScrollReset {...(id === chosen && { 'aria-current': true })}>
                  <span>
                    <NameText name={name} />
                  </span>
                  {drawn ?? (note ? <span className={styles.note}>{note}</span> : null)}
                </Link>
              </li>
            )}
          />
        </ul>
        <label className="field">
          <span className="label">{label}</span>
          <select
            className="input"
            value={chosen ?? ''}
            onChange={({ target }) => void navigate(hrefOf(target.value), { preventScrollReset: true })}
          >
            {items.some(({ id }) => id === chosen) ? null : (
              <option value={chosen ?? ''} aria-label={t('ui.none')} />
            )}
            {items.map(({ id, name, note }) => (
              <option key={id} value={id}>
                {[name.text, note].filter(Boolean).join(': ')}
              </option>
            ))}
          </select>
        </label>
      </nav>
    </SmallList>
  );
}
