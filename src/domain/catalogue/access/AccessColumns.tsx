import ArrowBackIcon from '@mui/icons-material/ArrowBackOutlined';
import { Fragment, useEffect, useRef, type KeyboardEvent, type MouseEvent } from 'react';
import { IconAction } from '../../../ui/IconAction.tsx';
import { NameText } from '../../../ui/Name.tsx';
import { useCountText } from '../../../ui/useCountText.ts';
import { useIsNarrow } from '../../../ui/useMedia.ts';
import { useText } from '../../../ui/useText.ts';
import { narrowChoice, type AccessChoice, type Level } from './accessChoice.ts';
import styles from './AccessColumns.module.css';
import { choiceFromColumns, type AccessColumn, type AccessEntry } from './buildAccessColumns.ts';
import { ColumnSection } from './ColumnSection.tsx';

interface Props {
  label: string;
  columns: AccessColumn[];
  choose(choice: AccessChoice): void;
  isReading: boolean;
  /** The search texts to highlight: `where` in the names of applications, `what` in all other names. */
  highlights?: { where: string; what: string };
}

/**
 * Shows one column for each step from application to tool. A choice narrows the columns to its right. Arrow
 * keys move within and between columns. Narrow screens show one column and a link back.
 */
export function AccessColumns({
  label,
  columns,
  choose,
  isReading,
  highlights = { where: '', what: '' },
}: Props) {
  const t = useText();
  const isNarrow = useIsNarrow();
  const container = useRef<HTMLDivElement>(null);
  // The column that takes the focus once it is rendered.
  const focusLevel = useRef<Level>(undefined);
  const choice = choiceFromColumns(columns);
  const openColumns = columns.filter(({ isSkipped }) => !isSkipped);
  const current = openColumns.find(({ chosen }) => chosen === undefined) ?? openColumns.at(-1)!;
  const shown = isNarrow ? [current] : columns;
  const before = openColumns.slice(0, openColumns.indexOf(current));

  useEffect(() => {
    if (!focusLevel.current) return;
    const button = container.current?.querySelector<HTMLElement>(
      `[data-level=${focusLevel.current}] button[tabindex='0']`,
    );
    if (!button) return;
    focusLevel.current = undefined;
    button.focus();
  });

  const select = (level: Level, id: string) => {
    const at = columns.findIndex(column => column.level === level);
    if (isNarrow)
      focusLevel.current = (id === 'tools' && level === 'purpose' ? columns[at + 2] : columns[at + 1])?.level;
    choose(narrowChoice(choice, level, id));
  };
  const levelOf = (target: Element) =>
    target.closest<HTMLElement>('[data-level]')?.dataset.level as Level | undefined;
  const onClick = ({ target }: MouseEvent) => {
    const button = (target as Element).closest<HTMLElement>('button[data-id]');
    const level = button && levelOf(button);
    if (level) select(level, button.dataset.id!);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const button = (event.target as Element).closest<HTMLElement>('button[data-id]');
    const level = button && levelOf(button);
    if (!level) return;
    const buttons = [
      ...container.current!.querySelectorAll<HTMLElement>(`[data-level=${level}] button[data-id]`),
    ];
    const at = buttons.indexOf(button);
    const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: buttons.length - 1 }[event.key];
    const columnIndex = openColumns.findIndex(column => column.level === level);
    if (to !== undefined) buttons[Math.min(Math.max(to, 0), buttons.length - 1)]!.focus();
    else if (event.key === 'ArrowRight' && level !== 'tool') {
      const { chosen } = openColumns[columnIndex]!;
      const isSkipping = level === 'purpose' && button.dataset.id === 'tools';
      const currentLevel =
        columns[columns.findIndex(column => column.level === level) + (isSkipping ? 2 : 1)]!.level;
      focusLevel.current = currentLevel;
      if (chosen !== button.dataset.id) select(level, button.dataset.id!);
      else
        container
          .current!.querySelector<HTMLElement>(`[data-level=${currentLevel}] button[tabindex='0']`)
          ?.focus();
      focusLevel.current = chosen === button.dataset.id ? undefined : currentLevel;
    } else if (event.key === 'ArrowLeft' && columnIndex > 0) {
      if (isNarrow) back();
      else
        container
          .current!.querySelector<HTMLElement>(
            `[data-level=${openColumns[columnIndex - 1]!.level}] button[tabindex='0']`,
          )
          ?.focus();
    } else return;
    event.preventDefault();
  };
  const back = () => {
    const { level } = before.at(-1)!;
    focusLevel.current = level;
    choose(narrowChoice(choice, level, undefined));
  };

  return (
    // The click and key events come from the buttons inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={container}
      className={`panel ${styles.columns}`}
      style={isNarrow ? undefined : { gridTemplateColumns: `repeat(${columns.length}, minmax(0, 1fr))` }}
      role="group"
      aria-label={label}
      onClick={onClick}
      onKeyDown={onKeyDown}
    >
      {isNarrow && before.length ? (
        <div className={styles.way}>
          <IconAction
            label={t('reach.back', { name: t(`reach.level.${before.at(-1)!.level}`) })}
            onClick={back}
          >
            <ArrowBackIcon />
          </IconAction>
          <p>
            {before.map(({ level, entries, chosen }, at) => (
              <Fragment key={level}>
                {at ? ' / ' : ''}
                <EntryName entry={entries.find(({ id }) => id === chosen)!} />
              </Fragment>
            ))}
          </p>
        </div>
      ) : null}
      {shown.map(column => (
        <ColumnSection
          key={column.level}
          column={column}
          isReading={isReading}
          isLast={column.level === columns.at(-1)!.level}
          isNext={column === columns[columns.indexOf(current) + 1]}
          currentLevel={current.level}
          highlight={column.level === 'application' ? highlights.where : highlights.what}
        />
      ))}
    </div>
  );
}

function EntryName({ entry: { name, own } }: { entry: AccessEntry }) {
  const counted = useCountText();
  return own ? counted(own.kind, own.count) : <NameText name={name} />;
}
