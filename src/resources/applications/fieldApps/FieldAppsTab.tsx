import { useRecordContext } from '../../../admin/index.ts';
import { useEndpointList } from '../../../data/useEndpointList.ts';
import type { ApplicationRecord } from '../../../domain/organizations/application.ts';
import { fieldApps } from '../../../platform/fieldApps.ts';
import { StaleNote } from '../../../ui/failure/StaleNote.tsx';
import { QueryState } from '../../../ui/QueryState.tsx';
import { SkippedRows } from '../../../ui/SkippedRows.tsx';
import { State } from '../../../ui/State.tsx';
import { StaysOnPage } from '../../../ui/unsaved/unsaved.ts';
import { readPrefixedParams } from '../../../ui/url/prefixedParams.ts';
import { usePrefixedParams } from '../../../ui/url/usePrefixedParams.ts';
import { useOpenEntry } from '../../../ui/useOpenEntry.ts';
import { useText } from '../../../ui/useText.ts';
import { asShown } from './fieldAppForm.ts';
import { FieldAppList, FirstFieldApp } from './FieldAppList.tsx';
import { FieldAppPanel } from './FieldAppPanel.tsx';
import styles from './fieldApps.module.css';
import { NewFieldAppForm } from './NewFieldApp.tsx';

const PREFIX = 'field';
/** The URL value for a new field app. */
const NEW = 'new';

/** Shows the field apps of an application. The URL contains which one is selected. */
export default function FieldAppsTab() {
  const { _id } = useRecordContext<ApplicationRecord>()!;
  const t = useText();
  const { query, rows, skippedCount } = useEndpointList(
    fieldApps.ofApplication,
    { path: { appId: _id } },
    { enabled: _id !== '' },
  );
  const { own, hrefOf, go } = usePrefixedParams(PREFIX);
  const wanted = own.get('app');
  const to = (id?: string) => hrefOf(new URLSearchParams(id ? { app: id } : {}));
  const isNew = wanted === NEW;
  const { chosen, isDeleted, isMissing } = useOpenEntry({
    rows: query.isPending ? undefined : rows,
    keyOf: app => app._id,
    wanted: isNew ? null : wanted,
    isReading: query.isFetching,
  });
  return (
    <StaysOnPage value={search => readPrefixedParams(PREFIX, search).get('app') === wanted}>
      {rows.length && query.error ? (
        <StaleNote error={query.error} loadError="error.loadData" retry={query.refetch} />
      ) : null}
      <SkippedRows count={skippedCount} />
      <div className={styles.tab}>
        {rows.length || isNew ? (
          <FieldAppList apps={rows} chosen={isNew ? undefined : chosen?._id} hrefOf={to} newHref={to(NEW)} />
        ) : null}
        {isNew && _id ? (
          <NewFieldAppForm applicationId={_id} apps={rows} leave={id => void go(to(id))} />
        ) : chosen ? (
          <FieldAppPanel key={chosen._id} applicationId={_id} app={asShown(chosen)} isDeleted={isDeleted} />
        ) : isMissing && rows.length ? (
          <div className="panel">
            <State kind="gone" title={t('fieldApps.noSuch')} text={t('ui.noSuch')} />
          </div>
        ) : (
          <div className="panel">
            <QueryState
              query={query}
              loadError="error.loadData"
              empty={{ title: 'fieldApps.empty', text: 'fieldApps.emptyHint' }}
            />
            {query.isPending || query.error ? null : <FirstFieldApp href={to(NEW)} />}
          </div>
        )}
      </div>
    </StaysOnPage>
  );
}
