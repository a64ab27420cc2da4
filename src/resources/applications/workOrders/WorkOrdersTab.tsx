import { useRecordContext } from '../../../admin/index.ts';
import { useEndpointList } from '../../../data/useEndpointList.ts';
import type { ApplicationRecord } from '../../../domain/organizations/application.ts';
import { workOrders } from '../../../platform/workOrders.ts';
import { StaleNote } from '../../../ui/failure/StaleNote.tsx';
import { QueryState } from '../../../ui/QueryState.tsx';
import { SkippedRows } from '../../../ui/SkippedRows.tsx';
import { State } from '../../../ui/State.tsx';
import { usePrefixedParams } from '../../../ui/url/usePrefixedParams.ts';
import { useOpenEntry } from '../../../ui/useOpenEntry.ts';
import { useText } from '../../../ui/useText.ts';
import partStyles from '../parts.module.css';
import { DepartmentPeople } from './DepartmentPeople.tsx';
import { Departments } from './Departments.tsx';

/**
 * Shows the departments, and the users of the selected one as a matrix. The URL contains which department is
 * selected.
 */
export default function WorkOrdersTab() {
  const { _id } = useRecordContext<ApplicationRecord>()!;
  const t = useText();
  const { query, rows, skippedCount } = useEndpointList(
    workOrders.departments,
    { path: { id: _id } },
    { enabled: _id !== '' },
  );
  const { own, hrefOf } = usePrefixedParams('work');
  const { chosen, isDeleted } = useOpenEntry({
    rows: query.isPending ? undefined : rows,
    keyOf: department => department._id,
    wanted: own.get('department'),
    isReading: query.isFetching,
  });
  if (!rows.length)
    return (
      <>
        <SkippedRows count={skippedCount} />
        <div className="panel">
          <QueryState
            query={query}
            loadError="error.loadData"
            empty={{ title: 'workOrders.empty', text: 'workOrders.emptyHint' }}
          />
        </div>
      </>
    );
  return (
    <>
      {query.error ? (
        <StaleNote error={query.error} loadError="error.loadData" retry={query.refetch} />
      ) : null}
      <SkippedRows count={skippedCount} />
      <div className={`panel ${partStyles.split}`}>
        <Departments
          departments={rows}
          chosen={chosen?._id}
          hrefOf={id => hrefOf(new URLSearchParams({ department: id }))}
        />
        {chosen && !isDeleted ? (
          <DepartmentPeople key={chosen._id} department={chosen} applicationId={_id} read={query.refetch} />
        ) : (
          <State kind="gone" title={t('workOrders.noSuch')} text={t('ui.noSuch')} />
        )}
      </div>
    </>
  );
}
