import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useEditMode } from '../../../admin/edit/useEditMode.ts';
import { RecordContextProvider, ShowRecord, useRecordContext, useShowContext } from '../../../admin/index.ts';
import {
  DeletedRecord,
  isNotFoundError,
  useTextsBeforeDeletion,
} from '../../../admin/show/DeletedRecord.tsx';
import { useApplicationAccess } from '../../../auth/useAdministeredApplicationIds.ts';
import { applicationQuery, type ApplicationRecord } from '../../../domain/organizations/application.ts';
import { ApplicationChips } from '../../../domain/organizations/ApplicationChips.tsx';
import { applicationLabel } from '../../../platform/applications.ts';
import { CallError } from '../../../platform/errors.ts';
import { ModalDialog } from '../../../ui/dialog/ModalDialog.tsx';
import { FailedState } from '../../../ui/failure/FailedState.tsx';
import { FailureMessage } from '../../../ui/failure/FailureMessage.tsx';
import { TextButton } from '../../../ui/TextButton.tsx';
import { UnsavedContext, useUnsavedScope } from '../../../ui/unsaved/unsaved.ts';
import { useText, type TextKey } from '../../../ui/useText.ts';
import { OrganizationActions } from './OrganizationActions.tsx';
import { OrganizationDetails } from './OrganizationDetails.tsx';
import { OrganizationForm } from './OrganizationForm.tsx';

const loadErrorOf = (error: unknown): TextKey => {
  const httpStatus = error instanceof CallError ? error.status : undefined;
  return httpStatus === 403 ? 'resources.applications.notAuthorized' : 'error.load';
};

/**
 * Shows an organization over the list, read-only until Edit is pressed (docs/behaviour.md 2 §2, §4). `closed`
 * is the URL without the dialog.
 */
export default function OrganizationDialog({ id, closed }: { id: string; closed: string }) {
  const access = useApplicationAccess(id);
  return (
    <ShowRecord<ApplicationRecord>
      resource="applications"
      id={id}
      queryOptions={{ ...applicationQuery, enabled: !access.isDenied }}
    >
      <OrganizationView closed={closed} access={access} />
    </ShowRecord>
  );
}

/** Provides the organization, unless the user does not administer it. */
function OrganizationView({
  closed,
  access,
}: {
  closed: string;
  access: ReturnType<typeof useApplicationAccess>;
}) {
  const { record, refetch, error } = useShowContext<ApplicationRecord>();
  return (
    <RecordContextProvider value={access.isDenied ? undefined : record}>
      <OrganizationModal closed={closed} error={access.refusal ?? error} refetch={refetch} />
    </RecordContextProvider>
  );
}

interface ModalProps {
  closed: string;
  error: unknown;
  refetch(): unknown;
}

function OrganizationModal({ closed, error, refetch }: ModalProps) {
  const t = useText();
  const navigate = useNavigate();
  const application = useRecordContext<ApplicationRecord>();
  const { isEditing, edit: startEditing, stopEditing, buttonRef } = useEditMode();
  const [failed, setFailed] = useState<unknown>();
  const closeDialog = () => void navigate(closed, { replace: true, preventScrollReset: true });
  const edit = () => {
    setFailed(undefined);
    startEditing();
  };
  const unsaved = useUnsavedScope();
  const deleted = isNotFoundError(error);
  const typed = useTextsBeforeDeletion(deleted, unsaved);
  const name = application
    ? applicationLabel(application)
    : t('resources.applications.name', { smart_count: 1 });
  if (deleted)
    return (
      <ModalDialog
        title={name}
        wide="columns"
        onClose={closeDialog}
        actions={<TextButton onClick={closeDialog}>{t('ui.close')}</TextButton>}
      >
        <DeletedRecord
          title="resources.applications.noSuch"
          hasBeenShown={!!application}
          unsavedTexts={typed ?? []}
        />
      </ModalDialog>
    );
  if (isEditing && application)
    return (
      <ModalDialog
        title={t('resources.applications.action.editOf', { name })}
        wide="columns"
        onClose={closeDialog}
      >
        <UnsavedContext value={unsaved}>
          <OrganizationForm onClose={stopEditing} />
        </UnsavedContext>
      </ModalDialog>
    );
  return (
    <ModalDialog
      title={name}
      wide="columns"
      chips={application ? <ApplicationChips application={application} /> : null}
      onClose={closeDialog}
      actions={
        <OrganizationActions {...{ edit, button: buttonRef, onClose: closeDialog }} failed={setFailed} />
      }
    >
      {failed ? (
        <div className="note err" role="alert">
          <ErrorIcon />
          <span>
            <FailureMessage error={failed} text="error.removeRecord" />
          </span>
        </div>
      ) : null}
      {error && !application ? (
        <FailedState error={error} loadError={loadErrorOf(error)} retry={refetch} />
      ) : (
        <OrganizationDetails />
      )}
    </ModalDialog>
  );
}
