import { CatalogueRows } from '../../catalogue/CatalogueRows.tsx';
import { NewButton } from '../../catalogue/NewButton.tsx';
import { List } from '../../lists/List.tsx';
import { newToolgroup } from './newToolgroup.ts';
import { toolgroupColumns } from './toolgroupColumns.ts';

export default function ToolgroupList() {
  return (
    <List
      name="toolgroups"
      columns={toolgroupColumns}
      create={<NewButton kind="toolgroups" dialog={newToolgroup} />}
      texts={{ notAuthorized: 'failure.forbidden' }}
    >
      <CatalogueRows kind="toolgroups" />
    </List>
  );
}
