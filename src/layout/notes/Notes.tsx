import CloudOffIcon from '@mui/icons-material/CloudOffOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import { useContext, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { ActivityContext } from '../../activity/ActivityContext.ts';
import { editMarkers, useEditMarkers } from '../../activity/live/editMarkers.ts';
import type { RecordMark } from '../../activity/live/recordMarks.ts';
import { useAnyUnsaved } from '../../ui/unsaved/unsaved.ts';
import { useText } from '../../ui/useText.ts';
import { sheetOf } from './marked.ts';
import { NewBuild, useReplaced } from './NewBuild.tsx';
import styles from './notes.module.css';
import { OfflineNote } from './OfflineNote.tsx';
import { useSick } from './useSick.ts';

const FORMS = 'form[data-record]';

/** The records that forms on the page are of. */
const inForms = () => [...document.querySelectorAll<HTMLElement>(FORMS)].map(form => form.dataset.record!);
/** Those that the page itself is of: its address names them. */
const ofPage = (path: string) =>
  path
    .split('/')
    .filter(part => /\d/.test(part))
    .map(decodeURIComponent);

/** What others do to the record of this page, or to one that a form is open for; and tells other tabs what is typed here. */
function useAtWork(): { mark: RecordMark; form: boolean } | undefined {
  const { pathname } = useLocation();
  const typed = useAnyUnsaved();
  const marks = useEditMarkers();
  useEffect(() => {
    editMarkers.edit(typed ? [...new Set([...ofPage(pathname), ...inForms()])] : []);
  }, [typed, pathname]);
  if (!marks.size) return undefined;
  const forms = inForms();
  const marked = [...forms, ...ofPage(pathname)].find(id => marks.has(id));
  return marked === undefined ? undefined : { mark: marks.get(marked)!, form: forms.includes(marked) };
}

/** Tells the style sheets how high the notes are, as `--notes`: what floats where they do makes room for them. */
function useRoom() {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      const high = place.current?.offsetHeight;
      if (high) style.setProperty('--notes', `${high + 6}px`);
      else style.removeProperty('--notes');
    });
    observer.observe(place.current!);
    return () => {
      observer.disconnect();
      style.removeProperty('--notes');
    };
  }, []);
  return place;
}

const subscribe = (changed: () => void) => {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
};

/** Whether the browser has a connection. */
const useOnline = () => useSyncExternalStore(subscribe, () => navigator.onLine);

/** What is to be known of the connection, the platform, this console and the others at work. It lies over the page, beside the breadcrumb. */
export default function Notes() {
  const t = useText();
  const online = useOnline();
  const sick = useSick();
  const replaced = useReplaced();
  const atWork = useAtWork();
  const place = useRoom();
  const activity = useContext(ActivityContext);
  useEffect(() => editMarkers.open(activity), [activity]);
  useMarkedRows();
  return (
    <div ref={place} role="status" className={styles.place}>
      {online ? null : <OfflineNote />}
      {online && sick ? (
        <p className="note warn">
          <CloudOffIcon />
          {t('notes.sick')}
        </p>
      ) : null}
      {replaced ? <NewBuild /> : null}
      {atWork ? (
        <p className="note">
          <EditIcon />
          {t(atWork.form ? `notes.form.${atWork.mark}` : `notes.page.${atWork.mark}`)}
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
    sheet.replaceSync(sheetOf(marks, (mark: RecordMark) => t(`notes.row.${mark}`)));
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () =>
      void (document.adoptedStyleSheets = document.adoptedStyleSheets.filter(one => one !== sheet));
  }, [marks, t]);
}
