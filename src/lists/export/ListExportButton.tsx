import { useDataProvider, useListContext } from 'react-admin';
import type { ConsoleDataProvider } from '../../dataProvider/dataProvider.ts';
import type { AnyEndpoint } from '../../platform/endpoint.ts';
import { useText } from '../../ui/useText.ts';
import { useConsoleList } from '../ConsoleList.ts';
import { asExport } from './asExport.ts';
import { ExportButton } from './ExportButton.tsx';
import { readAll } from './readAll.ts';

/** Exports every row of the list around it that matches its search and filters, in all of its columns. */
export function ListExportButton({ endpoint }: { endpoint: AnyEndpoint }) {
  const t = useText();
  const { call } = useDataProvider<ConsoleDataProvider>();
  const { name, start, state, layout } = useConsoleList();
  const { total } = useListContext();
  const columns = layout.columns.map(column => ({ head: t(layout.labelOf(column)), text: column.text }));
  return (
    <ExportButton
      name={name}
      disabled={!total}
      read={(progress, signal) => readAll({ call, endpoint, start, state, columns, progress, signal })}
    />
  );
}

/** The same of a list that is all here already. */
export function WholeExportButton() {
  const t = useText();
  const { name, layout } = useConsoleList();
  const { total, getData } = useListContext();
  const columns = layout.columns.map(column => ({ head: t(layout.labelOf(column)), text: column.text }));
  return <ExportButton name={name} disabled={!total} read={() => asExport(getData!(), columns)} />;
}
