import { FailedState } from './failure/FailedState.tsx';
import { State } from './State.tsx';
import { useText, type TextKey } from './useText.ts';

/** The widths of the skeletons. */
const WIDTHS = ['34%', '46%', '28%'];

/** Reserves the space of a panel's rows while they load. */
export function PendingRows() {
  const t = useText();
  return (
    <div aria-busy="true">
      <span className="visually-hidden">{t('ra.page.loading')}</span>
      {WIDTHS.map(width => (
        <div key={width} className="pending-row">
          <span className="skeleton" style={{ width }} />
        </div>
      ))}
    </div>
  );
}

interface Props {
  query: { isPending: boolean; error: unknown; refetch(): unknown };
  loadError: TextKey;
  empty: { title: TextKey; text: TextKey };
}

/** Shown in a panel without rows: they are loading, failed to load, or do not exist. */
export function QueryState({ query: { isPending, error, refetch }, loadError, empty }: Props) {
  const t = useText();
  if (error) return <FailedState heading="h3" error={error} loadError={loadError} retry={refetch} />;
  if (!isPending) return <State kind="empty" heading="h3" title={t(empty.title)} text={t(empty.text)} />;
  return <PendingRows />;
}
