import { DeleteButton, Show } from '../../admin/index.ts';
import styles from '../../catalogue/catalogue.module.css';
import { Children } from '../../catalogue/children/Children.tsx';
import { Details } from '../../catalogue/Details.tsx';
import type { CatalogueRecord } from '../../catalogue/kinds.ts';
import { NameEditor } from '../../catalogue/NameEditor.ts';
import { RecordUses } from '../../catalogue/RecordUses.ts';
import { AssignedRoles } from '../../catalogue/roles/AssignedRoles.tsx';
import { useTrail } from '../../catalogue/useTrail.ts';
import { WhereUsed } from '../../catalogue/WhereUsed.tsx';

type Purpose = CatalogueRecord<'purposes'>;

const placeholderPurpose: Purpose = { id: '', _id: '', purposeName: '-', helpInfo: '-' };

export default function PurposeShow() {
  const trail = useTrail('purposes');
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
          <Children />
        </div>
        <div className="stack">
          <AssignedRoles />
          <Details />
          <WhereUsed />
        </div>
      </div>
    </Show>
  );
}
