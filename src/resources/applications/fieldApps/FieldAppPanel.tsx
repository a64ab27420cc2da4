import EditIcon from '@mui/icons-material/EditOutlined';
import { useDataProvider } from 'react-admin';
import { readList } from '../../../client/dialect.ts';
import { gone } from '../../../client/failures.ts';
import type { ConsoleDataProvider } from '../../../dataProvider/dataProvider.ts';
import { useEditing } from '../../../forms/useEditing.ts';
import { useSaveRecord } from '../../../forms/useSaveRecord.tsx';
import { FieldApp, fieldApps } from '../../../platform/fieldApps.ts';
import { Button } from '../../../ui/Button.tsx';
import { orEmpty } from '../../../ui/formats.ts';
import { useText } from '../../../ui/useText.ts';
import { asSent, asShown, fieldAppForm, type Shown } from './fieldAppForm.ts';
import { FieldAppForm } from './FieldAppForm.tsx';
import styles from './fieldApps.module.css';
import { FieldAppView } from './FieldAppView.tsx';

interface Props {
  applicationId: string;
  app: Shown;
  /** The list no longer has it. */
  isDeleted: boolean;
}

/** One field app: read-only until Edit is pressed. */
export function FieldAppPanel({ applicationId, app, isDeleted }: Props) {
  const t = useText();
  const { editing, edit, close, button } = useEditing();
  const save = useSaveFieldApp(applicationId, app);
  return (
    <section aria-labelledby="field-app" className={styles.app}>
      <div className={styles.head}>
        <h2 id="field-app">{orEmpty(app.fieldAppName)}</h2>
        {isDeleted ? <span className="chip err">{t('fieldApps.deleted')}</span> : null}
        <Button small ref={button} hidden={editing || isDeleted} onClick={edit}>
          <EditIcon />
          {t('fieldApps.edit')}
        </Button>
      </div>
      {isDeleted ? (
        <p className="note warn" role="status">
          {t('fieldApps.deletedHint')}
        </p>
      ) : null}
      {editing ? (
        <FieldAppForm
          applicationId={applicationId}
          name={`field:${app._id}`}
          values={app}
          label={t('fieldApps.edit')}
          save={save}
          done={close}
          cancel={close}
        />
      ) : (
        <FieldAppView applicationId={applicationId} app={app} />
      )}
    </section>
  );
}

/** Saves a field app whole, as it is just before; what others changed of it meanwhile is asked about. There is no call for one: the list is read. */
function useSaveFieldApp(appId: string, app: Shown) {
  const { call } = useDataProvider<ConsoleDataProvider>();
  return useSaveRecord(fieldAppForm, {
    saved: 'fieldApps.saved',
    undone: 'fieldApps.undone',
    error: 'error.save',
    record: app,
    read: async () => {
      const now = readList<FieldApp>(await call(fieldApps.ofApplication, { path: { appId } })).data.find(
        ({ _id }) => _id === app._id,
      );
      if (!now) throw gone();
      return asShown(now);
    },
    write: async (values, before) => {
      const saved = await call(fieldApps.update, {
        path: { id: app._id },
        body: asSent(values as Shown),
        before: asSent(before as Shown),
      });
      return saved ? { ...asShown(saved) } : {};
    },
  });
}
