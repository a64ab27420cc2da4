import { Fragment, useEffect, useId, useRef, useState } from 'react';
import { formatCount } from '../../../ui/formats.ts';
import { useCountText } from '../../../ui/useCountText.ts';
import { useText } from '../../../ui/useText.ts';
import type { Level } from './accessChoice.ts';
import styles from './AccessColumns.module.css';
import type { AccessColumn } from './buildAccessColumns.ts';
import { ColumnEntry } from './ColumnEntry.tsx';
import { levelIcons } from './levelIcons.tsx';

interface Props {
  column: AccessColumn;
  isReading: boolean;
  isLast: boolean;
  /** Whether the column opens after a choice in the column before it. */
  isNext: boolean;
  currentLevel: Level;
  highlight: string;
}

/** One column: its entries, or why it has none. */
export function ColumnSection({
  column: { level, entries, chosen, isOpen, isSkipped },
  isReading,
  isLast,
  isNext,
  currentLevel,
  highlight,
}: Props) {
  const t = useText();
  const counted = useCountText();
  const id = useId();
  const [focused, setFocused] = useState<string>();
  const tabStop =
    [focused, chosen].find(wanted => entries.some(entry => entry.id === wanted)) ?? entries[0]?.id;
  const list = useRef<HTMLUListElement>(null);
  // Scrolls the column without scrolling the page, which `scrollIntoView` would do.
  useEffect(() => {
    const entry = list.current?.querySelector<HTMLElement>('[aria-current]')?.parentElement;
    if (!entry || !list.current) return;
    const { offsetTop: top, offsetHeight: height } = entry;
    const { scrollTop: from, clientHeight: shown } = list.current;
    if (top < from || top + height > from + shown) list.current.scrollTop = top - (shown - height) / 2;
  }, [chosen, entries.length]);
  const firstOwn = entries.find(({ own }) => own)?.id;
  return (
    <section
      className={styles.column}
      data-level={level}
      aria-labelledby={id}
      onFocus={({ target }) => setFocused((target as HTMLElement).dataset.id)}
      onBlur={() => setFocused(undefined)}
    >
      <h3 id={id}>
        {levelIcons[level]}
        {t(`reach.level.${level}`)}
        {isOpen && entries.length ? (
          <span className={styles.total}>{formatCount(entries.length)}</span>
        ) : null}
      </h3>
      {entries.some(({ tools, isPending }) => tools !== undefined || isPending) ? (
        <p className={styles.unit} aria-hidden>
          {t('reach.tools')}
        </p>
      ) : null}
      {entries.length ? (
        <ul ref={list}>
          {entries.map(({ id, name, tools, isPending = false, own }) => (
            <Fragment key={id}>
              {id === firstOwn ? <li className={styles.own}>{t('reach.givenToRole')}</li> : null}
              <ColumnEntry
                id={id}
                text={own ? counted(own.kind, own.count) : name.text}
                as={name.as}
                label={name.label}
                tools={tools}
                isPending={isPending}
                isSelected={id === chosen}
                isTabStop={id === tabStop}
                isLast={isLast}
                highlight={highlight}
              />
            </Fragment>
          ))}
        </ul>
      ) : (
        <p className={styles.hint}>
          {isSkipped ? (
            t('reach.givenToRole')
          ) : isOpen ? (
            isReading ? (
              <EntriesSkeleton />
            ) : (
              t(`reach.none.${level}`)
            )
          ) : isNext && currentLevel !== 'tool' ? (
            t(`reach.choose.${currentLevel}`)
          ) : null}
        </p>
      )}
    </section>
  );
}

const EntriesSkeleton = () => (
  <>
    <span className="visually-hidden">{useText()('ra.page.loading')}</span>
    <span className="skeleton" style={{ width: '60%' }} aria-hidden />
  </>
);
