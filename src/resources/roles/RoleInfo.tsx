import { useGetOne } from 'react-admin';
import { useNavigate, useParams } from 'react-router-dom';
import { Button } from '../../ui/Button.tsx';
import { isAdminRole } from '../../platform/roles.ts';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { useMay } from '../../calls/MeContext.tsx';
import { paths } from '../../ui/paths.ts';
import { RecordPage } from '../../calls/RecordPage.tsx';
import { useText } from '../../ui/useText.ts';
import { CloneRoleButton } from './CloneRoleButton.tsx';
import type { RoleRecord } from './roleColumns.ts';
import { RoleForm } from './RoleForm.tsx';
import { RolePurposes } from './RolePurposes.tsx';
import { RoleUsers } from './RoleUsers.tsx';
import styles from './roles.module.css';
import { useDeleteRole } from './useDeleteRole.tsx';

export default function RoleInfo() {
  const t = useText();
  const navigate = useNavigate();
  const { roleId = '' } = useParams();
  const { data: role, error, refetch } = useGetOne<RoleRecord>('roles', { id: roleId });
  const may = useMay();
  const remove = useDeleteRole();
  const changes = role !== undefined && (may('adminRole') || !isAdminRole(role));
  return (
    <RecordPage
      record={role}
      error={error}
      retry={refetch}
      title={role?.roleName ?? t('roles.one')}
      trail={[{ label: t('roles.title'), to: paths.roles }]}
      loadError="roles.loadError"
      refusal="roles.notAuthorized"
      actions={
        role && changes ? (
          <>
            <CloneRoleButton role={role} />
            <Button danger onClick={async () => (await remove(role)) && navigate(paths.roles)}>
              {t('ui.delete')}
            </Button>
          </>
        ) : undefined
      }
    >
      {role ? (
        <div key={role.id} className={styles.page}>
          <div className="stack">
            <RoleUsers role={role} canAdd={changes} />
            <RolePurposes roleId={String(role.id)} />
          </div>
          <section className={`panel ${styles.details}`} aria-label={t('roles.one')}>
            <p className="row">
              <span className="secondary">{t('roles.field.id')}</span>
              <span className="mono">{role.id}</span>
              <CopyButton text={String(role.id)} name={t('roles.field.id')} />
            </p>
            {changes ? <RoleForm role={role} /> : <p>{role.roleDescription}</p>}
          </section>
        </div>
      ) : null}
    </RecordPage>
  );
}
