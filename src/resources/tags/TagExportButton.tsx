import { useDataProvider } from 'react-admin';
import type { ConsoleDataProvider } from '../../dataProvider/dataProvider.ts';
import { tags } from '../../platform/tags.ts';
import { ExportButton } from '../../ui/export/ExportButton.tsx';
import { readAll } from '../../ui/export/readAll.ts';
import { useList } from '../../ui/list/ListContext.ts';
import { useText } from '../../ui/useText.ts';
import { tagColumns, type TagRecord } from './tagColumns.ts';

export function TagExportButton() {
  const t = useText();
  const { call } = useDataProvider<ConsoleDataProvider>();
  const { state, total } = useList<TagRecord>();
  return (
    <ExportButton
      name="tags"
      disabled={!total}
      read={(progress, signal) =>
        readAll({ call, endpoint: tags.list, name: 'tags', state, columns: tagColumns, label: ({ label }) => t(label), progress, signal })
      }
    />
  );
}
