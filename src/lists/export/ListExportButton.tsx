import { useDataProvider, useListContext } from 'react-admin';
import type { ConsoleDataProvider } from '../../dataProvider/dataProvider.ts';
import type { AnyEndpoint } from '../../platform/endpoint.ts';
import { useText } from '../../ui/useText.ts';
import { useConsoleList } from '../ConsoleList.ts';
import { ExportButton } from './ExportButton.tsx';
import { readAll } from './readAll.ts';

/** Exports every row of the list around it that matches its search and filters, in all of its columns. */
export function ListExportButton({ endpoint }: { endpoint: AnyEndpoint }) {
  const t = useText();
  const { call } = useDataProvider<ConsoleDataProvider>();
  const { name, state, layout } = useConsoleList();
  const { total } = useListContext();
  const columns = layout.columns.map(column => ({ head: t(layout.labelOf(column)), text: column.text }));
  return (
    <ExportButton name={name} disabled={!total} read={(progress, signal) => readAll({ call, endpoint, name, state, columns, progress, signal })} />
  );
}
