import { useListContext } from 'react-admin';
import { PageHead } from '../ui/PageHead.tsx';
import { useConsoleList } from './ConsoleList.ts';
import { ListCreate } from './ListCreate.tsx';

/** The head of a page that is a list: its title, how many there are, and its primary action. */
export function ListHead() {
  const { title } = useConsoleList();
  const { total } = useListContext();
  return <PageHead title={title} count={total} actions={<ListCreate />} />;
}
