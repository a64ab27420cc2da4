import { useConsoleList } from '../../lists/ConsoleList.ts';
import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx';

/** Until its code is there the picture's place is kept: without charts/, which would be one more file for every list. */
const TopUsers = lazyComponent(
  () => import('./TopUsers.tsx'),
  ['charts'],
  ({ asked }: { asked: number }) => (
    <div className="panel" style={{ height: 106 + 26 * Math.min(asked, 12), marginBottom: 16 }} />
  ),
);

/** The picture of the most active users, where the list is asked for them. */
export function AskedTopUsers() {
  const { state } = useConsoleList();
  return state.filters.activeUserPercent ? <TopUsers asked={state.pageSize} /> : null;
}
