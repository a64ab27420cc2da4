import { useLayoutEffect } from 'react';
import { useText } from '../../ui/useText.ts';
import type { QueriedList } from './savedQueries.ts';
import { useListQueries } from './useListQueries.ts';

export interface QueryStatus {
  name: string;
  /** The accessible name of the button that opens the queries. */
  label: string;
  isChanged: boolean;
}

interface Props {
  list: QueriedList;
  report(status: QueryStatus): void;
}

/** Reports the state of the query that the URL names. Its code loads only then. */
export default function ChosenQuery({ list, report }: Props) {
  const t = useText();
  const { chosen, isChanged } = useListQueries(list);
  const name = chosen?.label ?? list.state.saved ?? '';
  const label = t(isChanged ? 'views.ofChanged' : 'views.of', { name });
  useLayoutEffect(() => report({ name, label, isChanged }), [report, name, label, isChanged]);
  return null;
}
