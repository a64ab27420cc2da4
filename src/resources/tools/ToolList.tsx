import { CatalogueRows } from '../../catalogue/CatalogueRows.tsx';
import { NewButton } from '../../catalogue/NewButton.tsx';
import { List } from '../../lists/List.tsx';
import { newTool } from './newTool.ts';
import { toolColumns } from './toolColumns.ts';

export default function ToolList() {
  return (
    <List
      name="tools"
      columns={toolColumns}
      create={<NewButton kind="tools" dialog={newTool} />}
      texts={{ notAuthorized: 'failure.forbidden' }}
    >
      <CatalogueRows kind="tools" />
    </List>
  );
}
