import { DeleteButton, Show } from '../../admin/index.ts';
import styles from '../../domain/catalogue/catalogue.module.css';
import { ChildList } from '../../domain/catalogue/children/ChildList.tsx';
import { CatalogueDetails } from '../../domain/catalogue/Details.tsx';
import type { CatalogueRecord } from '../../domain/catalogue/kinds.ts';
import { NameEditor, RecordUses } from '../../domain/catalogue/recordParts.ts';
import { AssignedRoles } from '../../domain/catalogue/roles/AssignedRoles.tsx';
import { useCatalogueBreadcrumb } from '../../domain/catalogue/useCatalogueBreadcrumb.ts';
import { WhereUsed } from '../../domain/catalogue/WhereUsed.tsx';

type Purpose = CatalogueRecord<'purposes'>;

const placeholderPurpose: Purpose = { id: '', _id: '', purposeName: '-', helpInfo: '-' };

export default function PurposeShow() {
  const trail = useCatalogueBreadcrumb('purposes');
  return (
    <Show<Purpose>
      resource="purposes"
      trail={trail}
      back
      lede={({ helpInfo }) => helpInfo}
      actions={<DeleteButton redirect={() => trail.at(-1)!.to} details={<RecordUses kind="purposes" />} />}
      editor={
        <div className={styles.form}>
          <NameEditor />
        </div>
      }
      placeholderRecord={placeholderPurpose}
    >
      <div className={styles.beside}>
        <div className="stack">
          <ChildList />
        </div>
        <div className="stack">
          <AssignedRoles />
          <CatalogueDetails />
          <WhereUsed />
        </div>
      </div>
    </Show>
  );
}
