import WifiOffIcon from '@mui/icons-material/WifiOffOutlined';
import { useSyncExternalStore } from 'react';
import { useAnyUnsaved } from '../ui/unsaved/useAnyUnsaved.ts';
import { useText } from '../ui/useText.ts';

const subscribe = (changed: () => void) => {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
};

export function OfflineNote() {
  const t = useText();
  const typed = useAnyUnsaved();
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div role="status">
      {online ? null : (
        <p className="note warn">
          <WifiOffIcon />
          {t('shell.offline')} {typed ? t('ui.unsaved.safe') : ''}
        </p>
      )}
    </div>
  );
}
