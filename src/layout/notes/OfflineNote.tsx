import WifiOffIcon from '@mui/icons-material/WifiOffOutlined';
import { QueryObserver, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { formatTime } from '../../ui/formats.ts';
import { useAnyUnsaved } from '../../ui/unsaved/unsaved.ts';
import { useText } from '../../ui/useText.ts';

/** There is no connection. What is on screen was current as long as there was one: its last answer is its age. */
export function OfflineNote() {
  const t = useText();
  const typed = useAnyUnsaved();
  const queries = useQueryClient();
  // What was read stays, however long it lasts: somebody may go back to it.
  useEffect(() => {
    const kept = queries
      .getQueryCache()
      .getAll()
      .map(({ queryKey }) => new QueryObserver(queries, { queryKey, enabled: false }).subscribe(() => {}));
    return () => kept.forEach(letGo => letGo());
  }, [queries]);
  const read = Math.max(
    ...queries
      .getQueryCache()
      .getAll()
      .map(query => query.state.dataUpdatedAt),
  );
  return (
    <p className="note warn">
      <WifiOffIcon />
      {`${t('notes.offline', { time: formatTime(new Date(read)) })}${typed ? ` ${t('ui.unsaved.safe')}` : ''}`}
    </p>
  );
}
