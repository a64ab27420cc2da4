import { useListContext } from '../../admin/index.ts';
import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx';

/** Reserves the height of the chart while its code loads. */
const TopUsers = lazyComponent(
  () => import('./TopUsers.tsx'),
  ['charts'],
  ({ expectedCount }: { expectedCount: number }) => (
    <div className="panel" style={{ height: 106 + 26 * Math.min(expectedCount, 12), marginBottom: 16 }} />
  ),
);

/** The chart of the most active users, if the list has that filter. */
export function LazyTopUsers() {
  const { filterValues, perPage } = useListContext();
  return filterValues.activeUserPercent ? <TopUsers expectedCount={perPage} /> : null;
}
