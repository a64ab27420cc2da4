import { DeleteButton, Show } from '../../admin/index.ts';
import styles from '../../domain/catalogue/catalogue.module.css';
import { CatalogueDetails } from '../../domain/catalogue/CatalogueDetails.tsx';
import { ChildList } from '../../domain/catalogue/children/ChildList.tsx';
import type { CatalogueRecord } from '../../domain/catalogue/kinds.ts';
import { NameEditor, RecordUses } from '../../domain/catalogue/lazyRecordParts.ts';
import { AssignedRoles } from '../../domain/catalogue/roles/AssignedRoles.tsx';
import { useCatalogueBreadcrumb } from '../../domain/catalogue/useCatalogueBreadcrumb.ts';
import { UsedInPanel } from '../../domain/catalogue/UsedInPanel.tsx';

type Toolgroup = CatalogueRecord<'toolgroups'>;

const placeholderToolgroup: Toolgroup = { id: '', _id: '', toolGroupName: '-', helpInfo: '-' };

export default function ToolgroupShow() {
  const trail = useCatalogueBreadcrumb('toolgroups');
  return (
    <Show<Toolgroup>
      resource="toolgroups"
      trail={trail}
      back
      lede={({ helpInfo }) => helpInfo}
      actions={<DeleteButton redirect={() => trail.at(-1)!.to} details={<RecordUses kind="toolgroups" />} />}
      editor={
        <div className={styles.form}>
          <NameEditor />
        </div>
      }
      placeholderRecord={placeholderToolgroup}
    >
      <div className={styles.beside}>
        <div className="stack">
          <ChildList />
        </div>
        <div className="stack">
          <AssignedRoles />
          <CatalogueDetails />
          <UsedInPanel />
        </div>
      </div>
    </Show>
  );
}
