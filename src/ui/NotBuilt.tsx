import { State } from './State.tsx';
import { useText } from './useText.ts';

/** Says plainly that a documented part is not built yet. */
export function NotBuilt({ heading = 'h2' }: { heading?: 'h1' | 'h2' }) {
  const t = useText();
  return (
    <div className="panel">
      <State kind="empty" heading={heading} title={t('notBuilt.title')} text={t('notBuilt.text')} />
    </div>
  );
}
