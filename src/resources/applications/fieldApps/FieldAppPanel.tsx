import EditIcon from '@mui/icons-material/EditOutlined';
import { useDataProvider } from 'react-admin';
import { useEditMode } from '../../../admin/edit/useEditMode.ts';
import { EditPart, fieldsPart, type EditPartProps } from '../../../admin/index.ts';
import type { ConsoleDataProvider } from '../../../data/dataProvider.ts';
import { readList } from '../../../data/dialect.ts';
import { notFoundError } from '../../../data/failures.ts';
import { FieldApp, fieldApps } from '../../../platform/fieldApps.ts';
import { formatOptional } from '../../../ui/formats.ts';
import { TextButton } from '../../../ui/TextButton.tsx';
import { useText } from '../../../ui/useText.ts';
import { asShown, fieldAppForm, fieldAppPayload, type EditableFieldApp } from './fieldAppForm.ts';
import { FieldAppForm } from './FieldAppForm.tsx';
import styles from './fieldApps.module.css';
import { FieldAppView } from './FieldAppView.tsx';

interface Props {
  applicationId: string;
  app: EditableFieldApp;
  /** Whether the field app is no longer in the list. */
  isDeleted: boolean;
}

export function FieldAppPanel({ applicationId, app, isDeleted }: Props) {
  const t = useText();
  const { isEditing, edit, stopEditing, buttonRef } = useEditMode();
  const calls = useFieldAppCalls(applicationId, app);
  return (
    <section aria-labelledby="field-app" className={styles.app}>
      <div className={styles.head}>
        <h2 id="field-app">{formatOptional(app.fieldAppName)}</h2>
        {isDeleted ? <span className="chip err">{t('fieldApps.deleted')}</span> : null}
        <TextButton small ref={buttonRef} hidden={isEditing || isDeleted} onClick={edit}>
          <EditIcon />
          {t('fieldApps.edit')}
        </TextButton>
      </div>
      {isDeleted ? (
        <p className="note warn" role="status">
          {t('fieldApps.deletedHint')}
        </p>
      ) : null}
      {isEditing ? (
        <EditPart
          resource="fieldApps"
          record={{ ...app, id: app._id }}
          part={part}
          {...calls}
          onClose={stopEditing}
          nameOf={app => formatOptional((app as EditableFieldApp).fieldAppName)}
          successMessage="fieldApps.saved"
          undoneMessage="fieldApps.undone"
          errorMessage="error.save"
        >
          <FieldAppForm
            applicationId={applicationId}
            draft="field"
            stored={app}
            label={t('fieldApps.edit')}
          />
        </EditPart>
      ) : (
        <FieldAppView applicationId={applicationId} app={app} />
      )}
    </section>
  );
}

const part = fieldsPart(fieldAppForm.fields);

/** Reads and saves a whole field app. It is read from the list, because the platform has no call for one. */
function useFieldAppCalls(
  appId: string,
  { _id: id }: EditableFieldApp,
): Pick<EditPartProps, 'read' | 'write'> {
  const { call } = useDataProvider<ConsoleDataProvider>();
  return {
    async read() {
      const { data } = readList<FieldApp>(await call(fieldApps.ofApplication, { path: { appId } }));
      const now = data.find(({ _id }) => _id === id);
      if (!now) throw notFoundError();
      return { ...asShown(now) };
    },
    async write(values, before) {
      const saved = await call(fieldApps.update, {
        path: { id },
        body: fieldAppPayload(values as EditableFieldApp),
        before: fieldAppPayload(before as EditableFieldApp),
      });
      return saved ? { ...asShown(saved) } : {};
    },
  };
}
