import { BarsPlace } from '../../charts/PicturePlace.tsx';
import { useConsoleList } from '../../lists/ConsoleList.ts';
import { part } from '../../ui/part.tsx';

const TopUsers = part(() => import('./TopUsers.tsx'), ['charts'], ({ asked }: { asked: number }) => <BarsPlace bars={asked} />);

/** The picture of the most active users, where the list is asked for them. */
export function AskedTopUsers() {
  const { state } = useConsoleList();
  return state.filters.activeUserPercent ? <TopUsers asked={state.pageSize} /> : null;
}
