import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import type { RefObject } from 'react';
import { Link } from 'react-router-dom';
import {
  useDefaultProps,
  useDeleteRecord,
  useRecordContext,
  type DeleteButtonProps,
} from '../../../admin/index.ts';
import type { ApplicationRecord } from '../../../domain/organizations/application.ts';
import { paths } from '../../../ui/paths.ts';
import { TextButton } from '../../../ui/TextButton.tsx';
import { useText } from '../../../ui/useText.ts';
import styles from './organizations.module.css';

/** Counts the plans and administrators that are deleted with an application. */
function DeletedRecordsList() {
  const t = useText();
  const { subscriptionPlans: plans = [], adminUsers: admins = [] } = useRecordContext<ApplicationRecord>()!;
  if (!plans?.length && !admins?.length) return null;
  return (
    <ul aria-label={t('resources.applications.goes.label')} style={{ paddingLeft: 18, listStyle: 'disc' }}>
      {plans?.length ? (
        <li>{t('resources.applications.goes.subscriptionPlans', { smart_count: plans.length })}</li>
      ) : null}
      {admins?.length ? (
        <li>{t('resources.applications.goes.adminUsers', { smart_count: admins.length })}</li>
      ) : null}
    </ul>
  );
}

interface Props {
  edit(): void;
  button: RefObject<HTMLButtonElement | null>;
  onClose(): void;
  /** Called with the error of a deletion, and with undefined when it is tried again. */
  failed(error: unknown): void;
}

export function OrganizationActions({ edit, button, onClose, failed }: Props) {
  const t = useText();
  const application = useRecordContext<ApplicationRecord>();
  return (
    <>
      {application ? (
        <>
          <DeleteOrganization application={application} onClose={onClose} failed={failed} />
          <Link className={`button quiet ${styles.link}`} to={paths.applications.edit(application.id)}>
            {t('resources.applications.action.openApplication')}
          </Link>
        </>
      ) : null}
      <TextButton onClick={onClose}>{t('ui.close')}</TextButton>
      {application ? (
        <TextButton variant="primary" ref={button} onClick={edit}>
          <EditIcon />
          {t('ui.edit')}
        </TextButton>
      ) : null}
    </>
  );
}

function DeleteOrganization({
  application,
  onClose,
  failed,
}: Pick<Props, 'onClose' | 'failed'> & { application: ApplicationRecord }) {
  const t = useText();
  const { notification, mutationOptions } = useDefaultProps<DeleteButtonProps>('DeleteButton', {});
  const { start } = useDeleteRecord({
    resource: 'applications',
    record: application,
    mutationMode: 'pessimistic',
    mutationOptions: { ...mutationOptions, onError: failed },
    details: <DeletedRecordsList />,
    ...(notification && { notification }),
  });
  const remove = async () => {
    failed(undefined);
    if (await start()) onClose();
  };
  return (
    <TextButton danger className={styles.first} onClick={remove}>
      <DeleteIcon />
      {t('resources.applications.action.delete')}
    </TextButton>
  );
}
