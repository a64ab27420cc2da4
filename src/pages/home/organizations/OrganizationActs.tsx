import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import { useCallback, type RefObject } from 'react';
import { Link } from 'react-router-dom';
import { useRemove } from '../../../activity/useRemove.tsx';
import type { ApplicationRecord } from '../../../organization/application.ts';
import { Button } from '../../../ui/Button.tsx';
import { paths } from '../../../ui/paths.ts';
import { useText } from '../../../ui/useText.ts';
import { GoesWithIt } from './GoesWithIt.tsx';
import styles from './organizations.module.css';

interface Props {
  /** Missing until it is read. */
  application: ApplicationRecord | undefined;
  edit(): void;
  /** The Edit button. */
  button: RefObject<HTMLButtonElement | null>;
  close(): void;
  /** Told why it could not be deleted; undefined when it is tried again. */
  failed(error: unknown): void;
}

/** What can be done with an organization. */
export function OrganizationActs({ application, edit, button, close, failed }: Props) {
  const t = useText();
  const before = useCallback(
    (application: ApplicationRecord) => <GoesWithIt application={application} />,
    [],
  );
  const remove = useRemove<ApplicationRecord>('applications', 'error.removeRecord', before, failed);
  const removeIt = async (application: ApplicationRecord) => {
    failed(undefined);
    if (await remove(application)) close();
  };
  return (
    <>
      {application ? (
        <>
          <Button danger className={styles.first} onClick={() => removeIt(application)}>
            <DeleteIcon />
            {t('resources.applications.action.delete')}
          </Button>
          <Link className={`button quiet ${styles.link}`} to={paths.application(application.id)}>
            {t('resources.applications.action.openApplication')}
          </Link>
        </>
      ) : null}
      <Button onClick={close}>{t('ui.close')}</Button>
      {application ? (
        <Button variant="primary" ref={button} onClick={edit}>
          <EditIcon />
          {t('ui.edit')}
        </Button>
      ) : null}
    </>
  );
}
