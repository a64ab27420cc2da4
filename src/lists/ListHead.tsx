import { useListContext } from 'react-admin';
import { PageHead } from '../ui/PageHead.tsx';
import { useText } from '../ui/useText.ts';
import { useConsoleList } from './ConsoleList.ts';
import { ListCreate } from './ListCreate.tsx';

/** The head of a page that is a list: its title, how many there are, and its primary action. */
export function ListHead() {
  const t = useText();
  const { texts } = useConsoleList();
  const { total } = useListContext();
  return <PageHead title={t(texts.title)} count={total} actions={<ListCreate />} />;
}
