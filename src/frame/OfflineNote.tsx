import WifiOffIcon from '@mui/icons-material/WifiOffOutlined';
import { useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { clock } from '../ui/formats.ts';
import { useAnyUnsaved } from '../ui/unsaved/useAnyUnsaved.ts';
import { useText } from '../ui/useText.ts';
import styles from './OfflineNote.module.css';

const subscribe = (changed: () => void) => {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
};

/** Lies over the page while there is no connection, beside the breadcrumb, where nothing is pressed. */
export function OfflineNote() {
  const t = useText();
  const typed = useAnyUnsaved();
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div role="status" className={styles.place}>
      {online ? null : <Offline text={time => `${t('shell.offline', { time })}${typed ? ` ${t('ui.unsaved.safe')}` : ''}`} />}
    </div>
  );
}

/** What is on screen was current as long as the connection was there: its last answer is its age. Who is signed in was read at the least. */
function Offline({ text }: { text(time: string): string }) {
  const read = Math.max(...useQueryClient().getQueryCache().getAll().map(query => query.state.dataUpdatedAt));
  return (
    <p className="note warn">
      <WifiOffIcon />
      {text(clock(new Date(read)))}
    </p>
  );
}
