import AddIcon from '@mui/icons-material/AddOutlined';
import CloseIcon from '@mui/icons-material/CloseOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import MailIcon from '@mui/icons-material/MailOutlineOutlined';
import PeopleIcon from '@mui/icons-material/PeopleOutlined';
import ReplayIcon from '@mui/icons-material/ReplayOutlined';
import SwapHorizIcon from '@mui/icons-material/SwapHorizOutlined';
import UndoIcon from '@mui/icons-material/UndoOutlined';
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import Drawer from '@mui/material/Drawer';
import { useCallback, useEffect, useId, useReducer, useSyncExternalStore } from 'react';
import { loadTexts } from '../../../i18n/index.ts';
import { journalEntries } from '../../activity/journal/journalEntries.ts';
import { areaSentenceKey, fieldTextArea, type JournalEntry } from '../../activity/journal/journalEntry.ts';
import { useIdentity } from '../../auth/useIdentity.ts';
import { userName } from '../../platform/userName.ts';
import type { DialogProps } from '../../ui/dialog/DialogButton.tsx';
import { useFocusReturn } from '../../ui/focus/handover.ts';
import { formatCount, formatDate } from '../../ui/formats.ts';
import { IconAction } from '../../ui/IconAction.tsx';
import { saveFile } from '../../ui/saveFile.ts';
import { State } from '../../ui/State.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import { Mui } from '../../ui/theme/Mui.tsx';
import { Time } from '../../ui/Time.tsx';
import { timeZone } from '../../ui/timeZone.ts';
import { useText, type TranslateText } from '../../ui/useText.ts';
import { formatJournalNote, groupByDay, noteFileName } from './journalNote.ts';
import styles from './JournalPanel.module.css';
import { formatHour, NAME_MARK, useJournalSentence } from './useJournalSentence.ts';
import { undoMethod, useUndoEntry } from './useUndoEntry.tsx';

const icons = {
  add: AddIcon,
  edit: EditIcon,
  people: PeopleIcon,
  remove: CloseIcon,
  mail: MailIcon,
  show: VisibilityIcon,
  order: SwapHorizIcon,
  send: ReplayIcon,
};

/** The changes that the signed-in user made in this session, with Undo where it is possible. */
export default function JournalPanel({ onClose }: DialogProps) {
  const t = useText();
  const titleId = useId();
  const layer = useFocusReturn();
  const me = useIdentity();
  const subscribe = useCallback(
    (listener: () => void) => journalEntries.subscribe(me._id, listener),
    [me._id],
  );
  const all = useSyncExternalStore(subscribe, () => journalEntries.of(me._id));
  const { line } = useEntryTexts(all);
  const dayName = (time: number) => formatDay(t, time);
  useAreaTexts(all);
  const exportAll = () => {
    const author = t('journal.of', { name: userName(me), email: me.email ?? '' });
    const head = [t('shell.journal'), author, t('journal.zone', { zone: timeZone() })];
    const lines = all.map(entry => ({ day: dayName(entry.time), text: line(entry) }));
    saveFile(noteFileName(new Date()), formatJournalNote(head, lines), 'txt');
  };
  return (
    <Mui>
      <Drawer
        open
        ref={layer}
        anchor="right"
        onClose={onClose}
        slotProps={{
          backdrop: { invisible: true },
          paper: {
            role: 'dialog',
            'aria-modal': true,
            'aria-labelledby': titleId,
            className: styles.paper ?? '',
          },
        }}
      >
        <div className={styles.head}>
          <h2 id={titleId} tabIndex={-1}>
            {t('shell.journal')}
          </h2>
          <span className="secondary">{all.length ? formatCount(all.length) : null}</span>
          <TextButton small pending={!all.length} onClick={() => all.length && exportAll()}>
            <DownloadIcon />
            {t('journal.export')}
          </TextButton>
          <IconAction label={t('ui.close')} onClick={onClose}>
            <CloseIcon />
          </IconAction>
        </div>
        <div className={styles.body}>
          {all.length ? (
            groupByDay(all, dayName).map(({ day, entries }) => (
              <section key={day}>
                <h3 className={styles.day}>{day}</h3>
                <EntryList entries={entries} all={all} />
              </section>
            ))
          ) : (
            <State kind="empty" heading="h3" title={t('journal.empty')} text={t('journal.emptyText')} />
          )}
        </div>
        <p className={styles.foot}>{t('journal.kept')}</p>
      </Drawer>
    </Mui>
  );
}

function EntryList({ entries, all }: { entries: JournalEntry[]; all: JournalEntry[] }) {
  const t = useText();
  const { sentence } = useJournalSentence();
  const { details, undoneText, reasons } = useEntryTexts(all);
  const { undoEntry, busyKey } = useUndoEntry();
  return (
    <ol className={styles.entries}>
      {entries.map(entry => {
        const Icon = icons[entry.sign];
        const method = undoMethod(entry, all);
        const [before, name = '', after = ''] = sentence(entry, NAME_MARK).split(NAME_MARK);
        return (
          <li key={entry.key} className={entry.undone ? styles.undone : ''}>
            <span className={styles.icon}>
              <Icon fontSize="small" />
            </span>
            <p className={styles.said}>
              {before}
              {name ? <strong>{name}</strong> : null}
              {after}
            </p>
            {entry.undone ? (
              <span className="chip">
                <UndoIcon fontSize="small" />
                {t('journal.undone')}
              </span>
            ) : method ? (
              <TextButton
                small
                pending={busyKey === entry.key}
                aria-label={t('journal.undo', { did: sentence(entry) })}
                onClick={() => void undoEntry(entry, method)}
              >
                <UndoIcon />
                {t('ui.undo')}
              </TextButton>
            ) : null}
            <div className={styles.below}>
              <p>
                <Time seconds={entry.time / 1000}>{formatHour(entry.time)}</Time>
                {details(entry)
                  .map(text => ` · ${text}`)
                  .join('')}
                {entry.undone ? (
                  <>
                    {' · '}
                    <Time seconds={entry.undone / 1000}>{undoneText(entry)}</Time>
                  </>
                ) : null}
              </p>
              {reasons(entry).map(text => (
                <p key={text}>{text}</p>
              ))}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

/** The texts of an entry: its details, why it failed or cannot be undone, and all of it as one line. */
function useEntryTexts(all: JournalEntry[]) {
  const t = useText();
  const { sentence, details } = useJournalSentence();
  const undoneText = ({ undone }: JournalEntry) =>
    undone ? t('journal.undoneAt', { time: formatHour(undone) }) : '';
  const reasons = (entry: JournalEntry) =>
    [
      entry.failed ? t('journal.failed', { smart_count: entry.failed }) : '',
      entry.undone || undoMethod(entry, all) ? '' : t(`journal.never.${neverReason(entry)}`),
    ].filter(Boolean);
  const line = (entry: JournalEntry) =>
    `${formatHour(entry.time)}  ${sentence(entry)}${[...details(entry), undoneText(entry), ...reasons(entry)]
      .filter(Boolean)
      .map(text => ` · ${text}`)
      .join('')}`;
  return { details, undoneText, reasons, line };
}

const neverReason = ({ gone, here, never }: JournalEntry) =>
  gone ? 'gone' : here && never !== 'versions' ? 'reloaded' : (never ?? 'elsewhere');

/** The date, with "Today" or "Yesterday". */
function formatDay(t: TranslateText, time: number): string {
  const [now, yesterday] = [new Date(), new Date()];
  yesterday.setDate(now.getDate() - 1);
  const date = formatDate(new Date(time));
  return date === formatDate(now)
    ? t('journal.today', { date })
    : date === formatDate(yesterday)
      ? t('journal.yesterday', { date })
      : date;
}

/** Loads the texts of the entries' resources, which have the field names and some sentences. */
function useAreaTexts(all: JournalEntry[]) {
  const [, rerender] = useReducer((times: number) => times + 1, 0);
  const areas = [
    ...new Set(
      all.flatMap(entry =>
        entry.of && (entry.fields?.length || areaSentenceKey(entry)) ? fieldTextArea(entry.of) : [],
      ),
    ),
  ]
    .sort()
    .join(' ');
  useEffect(() => {
    let isUnmounted = false;
    if (areas)
      void loadTexts(areas.split(' ') as Parameters<typeof loadTexts>[0])
        .then(() => !isUnmounted && rerender())
        .catch(() => {});
    return () => void (isUnmounted = true);
  }, [areas]);
}
