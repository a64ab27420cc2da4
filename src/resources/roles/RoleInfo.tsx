import { useNavigate, useParams } from 'react-router-dom';
import type { RoleRecord } from '../../access/roleForm.ts';
import { InlineEditProvider } from '../../admin/index.ts';
import { useMay } from '../../calls/MeContext.tsx';
import { RecordPage } from '../../calls/RecordPage.tsx';
import { useRecord } from '../../calls/useRecord.ts';
import { useDeleteRole } from '../../catalogue/roles/useDeleteRole.tsx';
import { isAdminRole } from '../../platform/roles.ts';
import { Button } from '../../ui/Button.tsx';
import { paths } from '../../ui/paths.ts';
import { thenGo } from '../../ui/thenGo.ts';
import { useText } from '../../ui/useText.ts';
import { CloneRoleButton } from './CloneRoleButton.tsx';
import { RoleEditor } from './roleEditor.ts';
import styles from './roles.module.css';
import { RoleTabs } from './RoleTabs.tsx';

/** Stands in for a role that is still to be read. */
const awaitedRole: RoleRecord = { id: '', _id: '', roleName: '-', roleDescription: '-' };

/** Another role is another page: nothing typed or chosen for one is left standing for the next. */
export default function RoleInfo() {
  const { id = '' } = useParams();
  return <RolePage key={id} id={id} />;
}

function RolePage({ id }: { id: string }) {
  const t = useText();
  const navigate = useNavigate();
  const { data: role, error, refetch } = useRecord<RoleRecord>('roles', id);
  const may = useMay();
  const remove = useDeleteRole();
  const changes = (role: RoleRecord) => may('adminRole') || !isAdminRole(role);
  return (
    <RecordPage
      record={role}
      awaited={awaitedRole}
      error={error}
      retry={refetch}
      title={role?.roleName ?? t('resources.roles.name', { smart_count: 1 })}
      trail={[{ label: t('resources.roles.name', { smart_count: 2 }), to: paths.roles }]}
      loadError="error.loadData"
      noSuch="resources.roles.noSuch"
      refusal="resources.roles.notAuthorized"
      actions={role =>
        changes(role) ? (
          <>
            <CloneRoleButton role={role} />
            <Button danger onClick={() => thenGo(remove(role), () => navigate(paths.roles))}>
              {t('ui.delete')}
            </Button>
          </>
        ) : null
      }
      editor={role =>
        changes(role)
          ? close => (
              <div className={styles.form}>
                <InlineEditProvider resource="roles" record={role} close={close}>
                  <RoleEditor />
                </InlineEditProvider>
              </div>
            )
          : undefined
      }
      preload={RoleEditor.preload}
    >
      {role => <RoleTabs role={role} canAdd={changes(role)} />}
    </RecordPage>
  );
}
