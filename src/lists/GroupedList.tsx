import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Fragment, memo, useMemo, type ReactNode } from 'react';
import { foldText } from '../platform/fold.ts';
import { withBase } from '../ui/base.ts';
import { handFocusOn } from '../ui/focus/handover.ts';
import { count } from '../ui/formats.ts';
import { IconButton } from '../ui/IconButton.tsx';
import { NameText, type Name } from '../ui/Name.tsx';
import { OddRows } from '../ui/OddRows.tsx';
import { useText } from '../ui/useText.ts';
import { FindHere, SEARCHED_FROM } from './FindHere.tsx';
import styles from './GroupedList.module.css';
import { useFind } from './useFind.ts';
import { useRowClicks } from './useRowClicks.ts';

export interface Item {
  key: string;
  /** What the row is called; searched. */
  name: Name;
  href?: string | undefined;
  note?: string | undefined;
  /** Where it has what the list is of. */
  place?: Name[];
  remove?: (() => void) | undefined;
}

export interface Group {
  key: string;
  /** Empty: a list without groups. */
  name: Name;
  href?: string;
  items: Item[];
}

interface Props {
  title: string;
  /** Its search stands in the address under this prefix: `roles` as `rolesQ`. */
  prefix: string;
  groups: Group[];
  /** Above the rows: what adds to them. */
  add?: ReactNode;
  /** So many rows could not be read, and are left out. */
  odd?: number;
  /** In place of the rows when there are none. */
  empty: ReactNode;
}

/** Links of the rows lead on within the console; their buttons hear their clicks themselves. */
const NO_ACTS = {};

/** A panel of named rows in groups, each removable; long ones can be searched. */
export function GroupedList({ title, prefix, groups, add, odd = 0, empty }: Props) {
  const t = useText();
  const { typed, type, wanted } = useFind(prefix);
  const total = groups.reduce((sum, group) => sum + group.items.length, 0);
  const shown = useMemo(
    () =>
      wanted
        ? groups
            .map(group =>
              foldText(group.name.text).includes(wanted)
                ? group
                : {
                    ...group,
                    items: group.items.filter(item =>
                      foldText(`${item.name.text} ${item.note ?? ''} ${placeText(item)}`).includes(wanted),
                    ),
                  },
            )
            .filter(group => group.items.length)
        : groups,
    [groups, wanted],
  );
  return (
    <section className="panel" aria-label={title}>
      <div className="panel-head">
        <h2>
          {title} <span className={styles.count}>{total ? count(total) : ''}</span>
        </h2>
        {total >= SEARCHED_FROM || typed ? <FindHere title={title} typed={typed} type={type} /> : null}
      </div>
      {add}
      <OddRows count={odd} />
      {total ? null : empty}
      {total && !shown.length ? <p className={styles.none}>{t('list.nothingFound')}</p> : null}
      <GroupRows groups={shown} />
    </section>
  );
}

/** Drawn again only when its groups change: not at every key of the search, which may be over very many. */
const GroupRows = memo(function GroupRows({ groups }: { groups: Group[] }) {
  const t = useText();
  const clicks = useRowClicks(NO_ACTS);
  return groups.map(group => (
    <div key={group.key}>
      {group.name.text || group.name.as ? (
        <h3 className={styles.group} {...clicks}>
          <LinkedName name={group.name} href={group.href} />{' '}
          <span className={styles.count}>{group.items.length}</span>
        </h3>
      ) : null}
      <ul {...clicks}>
        {group.items.map(item => (
          <li
            key={item.key}
            ref={handFocusOn}
            className={`${styles.item} ${item.place ? styles.placed : ''}`}
          >
            <span className={`${styles.name} ${item.note ? '' : styles.alone}`}>
              <LinkedName name={item.name} href={item.href} />
            </span>
            {item.note ? <span className={styles.note}>{item.note}</span> : null}
            {item.place ? <Place names={item.place} /> : null}
            {/* What cannot be named yet cannot be asked about. */}
            {item.remove && item.name.as !== 'awaited' && group.name.as !== 'awaited' ? (
              <IconButton
                small
                danger
                label={t('ui.removeName', {
                  name: [item.name.text, group.name.text].filter(Boolean).join(', '),
                })}
                onClick={item.remove}
              >
                <DeleteIcon />
              </IconButton>
            ) : null}
          </li>
        ))}
      </ul>
    </div>
  ));
});

/** A record that could not be read has no page to lead to. */
const LinkedName = ({ name, href }: { name: Name; href: string | undefined }) =>
  href && name.label === undefined ? (
    <a href={withBase(href)}>
      <NameText name={name} />
    </a>
  ) : (
    <NameText name={name} />
  );

const placeText = ({ place = [] }: Item) => place.map(({ text }) => text).join(', ');

const Place = ({ names }: { names: Name[] }) => (
  <span className={styles.note}>
    {names.map((name, index) => (
      <Fragment key={`${name.text} ${index}`}>
        {index ? ', ' : ''}
        <NameText name={name} />
      </Fragment>
    ))}
  </span>
);
