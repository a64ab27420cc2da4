import CloudOffIcon from '@mui/icons-material/CloudOffOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import { useContext, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { ActivityContext } from '../../activity/ActivityContext.ts';
import { editMarkers, useEditMarkers } from '../../activity/live/editMarkers.ts';
import type { RecordMark } from '../../activity/live/recordMarks.ts';
import { useHasUnsaved } from '../../ui/unsaved/unsaved.ts';
import { useText } from '../../ui/useText.ts';
import { markStyleSheet } from './markStyleSheet.ts';
import { NewBuildNote, useNewBuild } from './NewBuildNote.tsx';
import styles from './notes.module.css';
import { OfflineNote } from './OfflineNote.tsx';
import { useOutage } from './useOutage.ts';

const FORMS = 'form[data-record]';

/** The IDs of the records in forms on the page. */
const formRecordIds = () =>
  [...document.querySelectorAll<HTMLElement>(FORMS)].map(form => form.dataset.record!);
/** The path segments that may be record IDs: those with a digit. */
const pageRecordIds = (path: string) =>
  path
    .split('/')
    .filter(part => /\d/.test(part))
    .map(decodeURIComponent);

/** The mark of the record on this page or in a form. Also marks records with unsaved changes here for other tabs. */
function useConcurrentEdit(): { mark: RecordMark; form: boolean } | undefined {
  const { pathname } = useLocation();
  const hasUnsaved = useHasUnsaved();
  const marks = useEditMarkers();
  useEffect(() => {
    editMarkers.setEditedIds(
      hasUnsaved ? [...new Set([...pageRecordIds(pathname), ...formRecordIds()])] : [],
    );
  }, [hasUnsaved, pathname]);
  if (!marks.size) return undefined;
  const formIds = formRecordIds();
  const markedId = [...formIds, ...pageRecordIds(pathname)].find(id => marks.has(id));
  return markedId === undefined
    ? undefined
    : { mark: marks.get(markedId)!, form: formIds.includes(markedId) };
}

/** Sets the height of the notes as `--notes`, so that other floating elements can make room for them. */
function useNotesHeight() {
  const notes = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      const height = notes.current?.offsetHeight;
      if (height) style.setProperty('--notes', `${height + 6}px`);
      else style.removeProperty('--notes');
    });
    observer.observe(notes.current!);
    return () => {
      observer.disconnect();
      style.removeProperty('--notes');
    };
  }, []);
  return notes;
}

const subscribe = (onChange: () => void) => {
  addEventListener('online', onChange);
  addEventListener('offline', onChange);
  return () => {
    removeEventListener('online', onChange);
    removeEventListener('offline', onChange);
  };
};

/** Whether the browser is online. */
const useOnline = () => useSyncExternalStore(subscribe, () => navigator.onLine);

/** Notes on the connection, the platform, a newer build and concurrent edits. They float over the page, beside the breadcrumb. */
export default function Notes() {
  const t = useText();
  const isOnline = useOnline();
  const isOutage = useOutage();
  const hasNewBuild = useNewBuild();
  const concurrentEdit = useConcurrentEdit();
  const notes = useNotesHeight();
  const activity = useContext(ActivityContext);
  useEffect(() => editMarkers.open(activity), [activity]);
  useMarkedRows();
  return (
    <div ref={notes} role="status" className={styles.notes}>
      {isOnline ? null : <OfflineNote />}
      {isOnline && isOutage ? (
        <p className="note warn">
          <CloudOffIcon />
          {t('notes.sick')}
        </p>
      ) : null}
      {hasNewBuild ? <NewBuildNote /> : null}
      {concurrentEdit ? (
        <p className="note">
          <EditIcon />
          {t(concurrentEdit.form ? `notes.form.${concurrentEdit.mark}` : `notes.page.${concurrentEdit.mark}`)}
        </p>
      ) : null}
    </div>
  );
}

function useMarkedRows() {
  const t = useText();
  const marks = useEditMarkers();
  useEffect(() => {
    if (!marks.size) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(markStyleSheet(marks, (mark: RecordMark) => t(`notes.row.${mark}`)));
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () =>
      void (document.adoptedStyleSheets = document.adoptedStyleSheets.filter(one => one !== sheet));
  }, [marks, t]);
}
