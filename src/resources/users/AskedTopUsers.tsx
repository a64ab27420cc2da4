import { useListContext } from '../../admin/index.ts';
import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx';

/** Reserves the height of the chart while its code loads. */
const TopUsers = lazyComponent(
  () => import('./TopUsers.tsx'),
  ['charts'],
  ({ asked }: { asked: number }) => (
    <div className="panel" style={{ height: 106 + 26 * Math.min(asked, 12), marginBottom: 16 }} />
  ),
);

/** The chart of the most active users, if the list is filtered by them. */
export function AskedTopUsers() {
  const { filterValues, perPage } = useListContext();
  return filterValues.activeUserPercent ? <TopUsers asked={perPage} /> : null;
}
