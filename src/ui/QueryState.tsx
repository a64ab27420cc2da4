import { FailedState } from './failure/FailedState.tsx';
import { PendingRows } from './PendingRows.tsx';
import { State } from './State.tsx';
import { useText, type TextKey } from './useText.ts';

interface Props {
  asked: { isPending: boolean; error: unknown; refetch(): unknown };
  loadError: TextKey;
  empty: { title: TextKey; text: TextKey };
}

/** Stands in a panel without rows: they are on their way, could not be read, or there are none. */
export function QueryState({ asked: { isPending, error, refetch }, loadError, empty }: Props) {
  const t = useText();
  if (error) return <FailedState heading="h3" error={error} loadError={loadError} retry={refetch} />;
  if (!isPending) return <State kind="empty" heading="h3" title={t(empty.title)} text={t(empty.text)} />;
  return <PendingRows />;
}
