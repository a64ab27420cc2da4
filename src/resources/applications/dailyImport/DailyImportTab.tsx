import { useRecordContext } from '../../../admin/index.ts';
import { useEndpointQuery } from '../../../data/useEndpointQuery.ts';
import type { ApplicationRecord } from '../../../domain/organizations/application.ts';
import { EditorPlaceholder } from '../../../editors/EditorPlaceholder.tsx';
import { dailyImport } from '../../../platform/dailyImport.ts';
import { FailedState } from '../../../ui/failure/FailedState.tsx';
import { lazyComponent } from '../../../ui/lazy/lazyComponent.tsx';
import { useHasUnsaved } from '../../../ui/unsaved/unsaved.ts';
import { useText } from '../../../ui/useText.ts';
import styles from './dailyImport.module.css';

const ImportPage = lazyComponent(
  () => import('./ImportPage.tsx'),
  ['dailyImport', 'resources.applications'],
  Frame,
);

function Frame() {
  const t = useText();
  return (
    <div className={styles.columns}>
      <div className="panel">
        <EditorPlaceholder label={t('dailyImport.document')} />
      </div>
    </div>
  );
}

/** Edits the XML text that controls the nightly import (docs/behaviour.md 2 §5). */
export default function DailyImportTab() {
  const { _id: appId } = useRecordContext<ApplicationRecord>()!;
  const keep = useHasUnsaved();
  const query = useEndpointQuery(dailyImport.ofApplication, { path: { appId } }, { enabled: !!appId });
  if (query.error && !(keep && query.data !== undefined))
    return (
      <div className="panel">
        <FailedState heading="h3" error={query.error} loadError="error.loadData" retry={query.refetch} />
      </div>
    );
  return query.data === undefined ? <Frame /> : <ImportPage stored={query.data?.config ?? ''} />;
}
