import { CatalogueRows } from '../../catalogue/CatalogueRows.tsx';
import { NewButton } from '../../catalogue/NewButton.tsx';
import { List } from '../../lists/List.tsx';
import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx';
import { newPurpose } from './newPurpose.ts';
import { purposeColumns } from './purposeColumns.ts';

const PurposeTree = lazyComponent(
  () => import('../../catalogue/tree/PurposeTree.tsx'),
  ['resources.purposes'],
);

export default function PurposeList() {
  return (
    <List
      name="purposes"
      columns={purposeColumns}
      create={<NewButton kind="purposes" dialog={newPurpose} />}
      texts={{ notAuthorized: 'failure.forbidden' }}
    >
      <CatalogueRows kind="purposes" Tree={PurposeTree} />
    </List>
  );
}
