import { DataTable } from '../../src/admin/index.ts';

export const PostTable = () => (
  <DataTable>
    <DataTable.Col source="title" />
    <DataTable.NumberCol source="views" />
    <DataTable.Col source="is_published" label="Published" />
  </DataTable>
);
