import { DeleteButton, Show } from '../../admin/index.ts';
import styles from '../../domain/catalogue/catalogue.module.css';
import { CatalogueDetails } from '../../domain/catalogue/CatalogueDetails.tsx';
import type { CatalogueRecord } from '../../domain/catalogue/kinds.ts';
import { NameEditor, RecordUses } from '../../domain/catalogue/lazyRecordParts.ts';
import { AssignedRoles } from '../../domain/catalogue/roles/AssignedRoles.tsx';
import { useCatalogueBreadcrumb } from '../../domain/catalogue/useCatalogueBreadcrumb.ts';
import { UsedInPanel } from '../../domain/catalogue/UsedInPanel.tsx';
import { WidgetConfig } from './WidgetConfig.tsx';

type Tool = CatalogueRecord<'tools'>;

const placeholderTool: Tool = { id: '', _id: '', toolName: '-', helpInfo: '-' };

export default function ToolShow() {
  const trail = useCatalogueBreadcrumb('tools');
  return (
    <Show<Tool>
      resource="tools"
      trail={trail}
      back
      lede={({ helpInfo }) => helpInfo}
      actions={<DeleteButton redirect={() => trail.at(-1)!.to} details={<RecordUses kind="tools" />} />}
      editor={
        <div className={styles.form}>
          <NameEditor />
        </div>
      }
      placeholderRecord={placeholderTool}
    >
      <WidgetConfig />
      <div className={styles.beside}>
        <div className="stack">
          <AssignedRoles />
        </div>
        <div className="stack">
          <CatalogueDetails />
          <UsedInPanel />
        </div>
      </div>
    </Show>
  );
}
