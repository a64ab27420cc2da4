import CloudOffIcon from '@mui/icons-material/CloudOffOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import { useContext, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { ActivityContext } from '../../activity/ActivityContext.ts';
import { markings, useMarks } from '../../activity/live/marks.ts';
import type { Mark } from '../../activity/live/recordMarks.ts';
import { useText } from '../../ui/useText.ts';
import { sheetOf } from './marked.ts';
import { NewBuild, useReplaced } from './NewBuild.tsx';
import styles from './notes.module.css';
import { OfflineNote } from './OfflineNote.tsx';
import { useAtWork } from './useAtWork.ts';
import { useSick } from './useSick.ts';

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
  useEffect(() => markings.open(activity), [activity]);
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
  const marks = useMarks();
  useEffect(() => {
    if (!marks.size) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(sheetOf(marks, (mark: Mark) => t(`notes.row.${mark}`)));
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () =>
      void (document.adoptedStyleSheets = document.adoptedStyleSheets.filter(one => one !== sheet));
  }, [marks, t]);
}
