import { useDataProvider } from 'react-admin';
import { CreatePart } from '../../../admin/index.ts';
import type { ConsoleDataProvider } from '../../../data/dataProvider.ts';
import { readList } from '../../../data/dialect.ts';
import { requireId } from '../../../data/requireId.ts';
import { fieldApps, type FieldApp } from '../../../platform/fieldApps.ts';
import { useText } from '../../../ui/useText.ts';
import { fieldAppPayload, type FieldAppValues } from './fieldAppForm.ts';
import { FieldAppForm } from './FieldAppForm.tsx';
import styles from './fieldApps.module.css';

interface Props {
  applicationId: string;
  /** The existing field apps. */
  apps: FieldApp[];
  /** Opens a field app, or returns to the list. */
  leave(id?: string): void;
}

export function NewFieldAppForm({ applicationId: appId, apps, leave }: Props) {
  const t = useText();
  const { call } = useDataProvider<ConsoleDataProvider>();
  const create = async (values: object) => {
    const app = requireId(
      await call(fieldApps.create, { path: { appId }, body: fieldAppPayload(values as FieldAppValues) }),
    );
    return { id: app._id };
  };
  const findCreated = async (values: object) => {
    const name = (values as FieldAppValues).fieldAppName.trim();
    const { data } = readList<FieldApp>(await call(fieldApps.ofApplication, { path: { appId } }));
    const found = data.find(app => app.fieldAppName === name && !apps.some(({ _id }) => _id === app._id));
    return found && { id: found._id };
  };
  return (
    <section aria-labelledby="field-app" className={styles.app}>
      <div className={styles.head}>
        <h2 id="field-app">{t('fieldApps.new')}</h2>
      </div>
      <CreatePart
        resource="fieldApps"
        create={create}
        findCreated={findCreated}
        nameOf={({ fieldAppName }) => String(fieldAppName).trim()}
        successMessage="fieldApps.added"
        errorMessage="error.save"
        onCreated={({ id }) => leave(String(id))}
      >
        <FieldAppForm
          applicationId={appId}
          draft={`field:new:${appId}`}
          label={t('fieldApps.new')}
          submit="fieldApps.create"
          leave={() => leave()}
        />
      </CreatePart>
    </section>
  );
}
