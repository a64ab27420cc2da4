import WifiOffIcon from '@mui/icons-material/WifiOffOutlined';
import { QueryObserver, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { formatTime } from '../../ui/formats.ts';
import { Time } from '../../ui/Time.tsx';
import { useHasUnsaved } from '../../ui/unsaved/unsaved.ts';
import { useText } from '../../ui/useText.ts';

/** Shows that the browser is offline, with the time of the last reply. */
export function OfflineNote() {
  const t = useText();
  const hasUnsaved = useHasUnsaved();
  const queries = useQueryClient();
  // Keeps all cached replies while offline, so that visited pages can still be opened.
  useEffect(() => {
    const unsubscribes = queries
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => new QueryObserver(queries, { queryKey, enabled: false }).subscribe(() => {}));
    return () => unsubscribes.forEach(unsubscribe => unsubscribe());
  }, [queries]);
  const lastUpdate = Math.max(
    ...queries
      .getQueryCache()
      .getAll()
      .map(query => query.state.dataUpdatedAt),
  );
  return (
    <p className="note warn">
      <WifiOffIcon />
      <span>
        <Time seconds={lastUpdate / 1000}>
          {t('notes.offline', { time: formatTime(new Date(lastUpdate)) })}
        </Time>
        {hasUnsaved ? ` ${t('ui.unsaved.safe')}` : ''}
      </span>
    </p>
  );
}
