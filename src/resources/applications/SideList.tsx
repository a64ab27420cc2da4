import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { EmbeddedList, NoMatches, PanelSearch, RecordsIterator } from '../../admin/index.ts';
import { formatCount } from '../../ui/formats.ts';
import { NameText, type Name } from '../../ui/Name.tsx';
import { useText } from '../../ui/useText.ts';
import partStyles from './parts.module.css';
import styles from './SideList.module.css';

export interface SideItem {
  id: string;
  name: Name;
  /** A text below the name. */
  note: string;
  /** Replaces the note where the list is shown beside the content. */
  drawn?: ReactNode;
}

interface Props {
  title: string;
  /** The label of the select. */
  label: string;
  items: SideItem[];
  /** Undefined if the selected item no longer exists. */
  chosen: string | undefined;
  hrefOf(id: string): string;
  /** The prefix of the URL parameter for its search. */
  prefix: string;
  /** Rendered at the right end of its heading. */
  act?: ReactNode;
}

const searchedText = ({ name, note }: SideItem) => `${name.text} ${note}`;

/** Selects one item by a list beside the content, or by a select on narrow screens. */
export function SideList({ title, label, items, chosen, hrefOf, prefix, act }: Props) {
  const t = useText();
  const navigate = useNavigate();
  return (
    <EmbeddedList<SideItem> records={items} addressPrefix={prefix} getSearchText={searchedText}>
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
    </EmbeddedList>
  );
}
