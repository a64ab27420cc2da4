import { useDataProvider, type RaRecord } from 'react-admin';
import type { ConsoleDataProvider } from '../../dataProvider/dataProvider.ts';
import type { AnyEndpoint } from '../../platform/endpoint.ts';
import type { Column } from '../columns.ts';
import { useList } from '../ListContext.ts';
import { useText } from '../../ui/useText.ts';
import { ExportButton } from './ExportButton.tsx';
import { readAll } from './readAll.ts';

interface Props<T extends RaRecord> {
  endpoint: AnyEndpoint;
  columns: Column<T>[];
}

/** Exports every row of the list around it that matches its search and filters. */
export function ListExportButton<T extends RaRecord>({ endpoint, columns }: Props<T>) {
  const t = useText();
  const { call } = useDataProvider<ConsoleDataProvider>();
  const { name, state, total } = useList<T>();
  return (
    <ExportButton
      name={name}
      disabled={!total}
      read={(progress, signal) => readAll({ call, endpoint, name, state, columns, label: ({ label }) => t(label), progress, signal })}
    />
  );
}
