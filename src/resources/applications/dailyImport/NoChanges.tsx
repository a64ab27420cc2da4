import { useText } from '../../../ui/useText.ts';

/** That no changes are told, and why: there are none, none but of how it is written, it cannot be read, or it is too long. */
export function NoChanges({ why }: { why: 'same' | 'layout' | 'unread' | 'long' }) {
  const t = useText();
  return (
    <section className="panel" aria-labelledby="import-changes">
      <div className="panel-head">
        <h2 id="import-changes">{t('dailyImport.changes.title')}</h2>
      </div>
      <p className="panel-body secondary">{t(`dailyImport.changes.${why}`)}</p>
    </section>
  );
}
