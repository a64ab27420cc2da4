import { State } from '../ui/State.tsx';
import { useText, type TextKey } from '../ui/useText.ts';
import { FailedState } from './FailedState.tsx';

interface Props {
  asked: { isPending: boolean; error: unknown; refetch(): unknown };
  loadError: TextKey;
  empty: { title: TextKey; text: TextKey };
}

/** Stands in a panel without rows: they are on their way, could not be read, or there are none. */
export function AskedState({ asked: { isPending, error, refetch }, loadError, empty }: Props) {
  const t = useText();
  if (isPending) return <p className="panel-body secondary">{t('shell.loading')}</p>;
  if (!error) return <State kind="empty" heading="h3" title={t(empty.title)} text={t(empty.text)} />;
  return <FailedState heading="h3" error={error} loadError={loadError} retry={refetch} />;
}
