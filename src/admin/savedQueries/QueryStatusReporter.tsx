import { useLayoutEffect } from 'react';
import { useText } from '../../ui/useText.ts';
import type { SavableList } from './savedQueries.ts';
import { useListQueries } from './useListQueries.ts';

export interface QueryStatus {
  name: string;
  /** The accessible name of the button that opens the queries. */
  label: string;
  isChanged: boolean;
}

interface Props {
  list: SavableList;
  onStatusChange(status: QueryStatus): void;
}

/** Reports the status of the query in the URL. It is a component of its own, so that its code loads only if the URL has a query. */
export default function QueryStatusReporter({ list, onStatusChange }: Props) {
  const t = useText();
  const { currentQuery, isChanged } = useListQueries(list);
  const name = currentQuery?.label ?? list.state.saved ?? '';
  const label = t(isChanged ? 'views.ofChanged' : 'views.of', { name });
  useLayoutEffect(() => onStatusChange({ name, label, isChanged }), [onStatusChange, name, label, isChanged]);
  return null;
}
