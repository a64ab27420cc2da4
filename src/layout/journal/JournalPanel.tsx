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
import { count, day } from '../../ui/formats.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { saveFile } from '../../ui/saveFile.ts';
import { State } from '../../ui/State.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import { Mui } from '../../ui/theme/Mui.tsx';
import { useText, type Text } from '../../ui/useText.ts';
import { asNote, byDay, noteName } from './asNote.ts';
import styles from './JournalPanel.module.css';
import { hour, MARK, useJournalSentence } from './useSentence.ts';
import { howOf, useTakeBack } from './useTakeBack.tsx';

const signs = {
  add: AddIcon,
  edit: EditIcon,
  people: PeopleIcon,
  remove: CloseIcon,
  mail: MailIcon,
  show: VisibilityIcon,
  order: SwapHorizIcon,
  send: ReplayIcon,
};

/** What the signed-in user did in this session: what, to whom, when, and Undo where that can be. */
export default function JournalPanel({ close }: DialogProps) {
  const t = useText();
  const named = useId();
  const layer = useFocusReturn();
  const me = useIdentity();
  const follow = useCallback((listener: () => void) => journalEntries.subscribe(me._id, listener), [me._id]);
  const all = useSyncExternalStore(follow, () => journalEntries.of(me._id));
  const { line } = useWords(all);
  const today = (time: number) => dayOf(t, time);
  useAreaTexts(all);
  const exportAll = () => {
    const who = t('journal.of', { name: userName(me), email: me.email ?? '' });
    const lines = all.map(entry => ({ day: today(entry.time), text: line(entry) }));
    saveFile(noteName(new Date()), asNote([t('shell.journal'), who], lines), 'txt');
  };
  return (
    <Mui>
      <Drawer
        open
        ref={layer}
        anchor="right"
        onClose={close}
        slotProps={{
          backdrop: { invisible: true },
          paper: {
            role: 'dialog',
            'aria-modal': true,
            'aria-labelledby': named,
            className: styles.paper ?? '',
          },
        }}
      >
        <div className={styles.head}>
          <h2 id={named} tabIndex={-1}>
            {t('shell.journal')}
          </h2>
          <span className="secondary">{all.length ? count(all.length) : null}</span>
          <TextButton small pending={!all.length} onClick={() => all.length && exportAll()}>
            <DownloadIcon />
            {t('journal.export')}
          </TextButton>
          <IconButton label={t('ui.close')} onClick={close}>
            <CloseIcon />
          </IconButton>
        </div>
        <div className={styles.body}>
          {all.length ? (
            byDay(all, today).map(({ day, entries: some }) => (
              <section key={day}>
                <h3 className={styles.day}>{day}</h3>
                <Entries some={some} all={all} />
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

function Entries({ some, all }: { some: JournalEntry[]; all: JournalEntry[] }) {
  const t = useText();
  const { sentence } = useJournalSentence();
  const { below, reasons } = useWords(all);
  const { undoEntries, busy } = useTakeBack();
  return (
    <ol className={styles.entries}>
      {some.map(entry => {
        const Sign = signs[entry.sign];
        const how = howOf(entry, all);
        const [before, about = '', after = ''] = sentence(entry, MARK).split(MARK);
        return (
          <li key={entry.key} className={entry.undone ? styles.undone : ''}>
            <span className={styles.sign}>
              <Sign fontSize="small" />
            </span>
            <p className={styles.said}>
              {before}
              {about ? <strong>{about}</strong> : null}
              {after}
            </p>
            {entry.undone ? (
              <span className="chip">
                <UndoIcon fontSize="small" />
                {t('journal.undone')}
              </span>
            ) : how ? (
              <TextButton
                small
                pending={busy === entry.key}
                aria-label={t('journal.undo', { did: sentence(entry) })}
                onClick={() => void undoEntries(entry, how)}
              >
                <UndoIcon />
                {t('ui.undo')}
              </TextButton>
            ) : null}
            <div className={styles.below}>
              {[[hour(entry.time), ...below(entry)].join(' · '), ...reasons(entry)].map(text => (
                <p key={text}>{text}</p>
              ))}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

/** What stands below a sentence, the reasons why something failed or stays, and all of it as one line. */
function useWords(all: JournalEntry[]) {
  const t = useText();
  const { sentence, details } = useJournalSentence();
  const below = (entry: JournalEntry) =>
    [...details(entry), entry.undone ? t('journal.undoneAt', { time: hour(entry.undone) }) : ''].filter(
      Boolean,
    );
  const reasons = (entry: JournalEntry) =>
    [
      entry.failed ? t('journal.failed', { smart_count: entry.failed }) : '',
      entry.undone || howOf(entry, all) ? '' : t(`journal.never.${reasonOf(entry)}`),
    ].filter(Boolean);
  const line = (entry: JournalEntry) =>
    `${hour(entry.time)}  ${sentence(entry)}${[...below(entry), ...reasons(entry)]
      .map(text => ` · ${text}`)
      .join('')}`;
  return { below, reasons, line };
}

const reasonOf = ({ gone, here, never }: JournalEntry) =>
  gone ? 'gone' : here && never !== 'versions' ? 'reloaded' : (never ?? 'elsewhere');

/** A day as it is called today. */
function dayOf(t: Text, time: number): string {
  const [now, yesterday] = [new Date(), new Date()];
  yesterday.setDate(now.getDate() - 1);
  const date = day(new Date(time));
  return date === day(now)
    ? t('journal.today', { date })
    : date === day(yesterday)
      ? t('journal.yesterday', { date })
      : date;
}

/** The names of fields, and some sentences, come with the texts of their resources. */
function useAreaTexts(all: JournalEntry[]) {
  const [, drawAgain] = useReducer((times: number) => times + 1, 0);
  const of = [
    ...new Set(
      all.flatMap(entry =>
        entry.of && (entry.fields?.length || areaSentenceKey(entry)) ? fieldTextArea(entry.of) : [],
      ),
    ),
  ]
    .sort()
    .join(' ');
  useEffect(() => {
    let left = false;
    if (of)
      void loadTexts(of.split(' ') as Parameters<typeof loadTexts>[0])
        .then(() => !left && drawAgain())
        .catch(() => {});
    return () => void (left = true);
  }, [of]);
}
