import { useRef } from 'react';
import { useDataProvider } from 'react-admin';
import { readList } from '../../../client/dialect.ts';
import { withId } from '../../../client/withId.ts';
import type { ConsoleDataProvider } from '../../../dataProvider/dataProvider.ts';
import { useCreateOnce } from '../../../forms/useCreateOnce.ts';
import { fieldApps, type FieldApp } from '../../../platform/fieldApps.ts';
import { useText } from '../../../ui/useText.ts';
import { asSent, fieldAppForm, type FieldAppValues } from './fieldAppForm.ts';
import { FieldAppForm } from './FieldAppForm.tsx';
import styles from './fieldApps.module.css';

interface Props {
  applicationId: string;
  /** Those that are there already. */
  apps: FieldApp[];
  /** Goes on to one, or back. */
  leave(id?: string): void;
}

/** A field app that is still to be made. */
export function NewFieldApp({ applicationId: appId, apps, leave }: Props) {
  const t = useText();
  const { call } = useDataProvider<ConsoleDataProvider>();
  const made = useRef<string>(undefined);
  const create = useCreateOnce<FieldAppValues, FieldApp>({
    fields: fieldAppForm.fields,
    create: async values => {
      const app = withId(await call(fieldApps.create, { path: { appId }, body: asSent(values) }));
      made.current = app._id;
      return app;
    },
    isThere: async ({ fieldAppName }) => {
      const now = readList<FieldApp>(await call(fieldApps.ofApplication, { path: { appId } })).data;
      made.current = now.find(
        app => app.fieldAppName === fieldAppName.trim() && !apps.some(({ _id }) => _id === app._id),
      )?._id;
      return made.current !== undefined;
    },
    named: (_, { fieldAppName }) => ({ name: fieldAppName.trim() }),
    added: 'fieldApps.added',
    error: 'error.save',
  });
  return (
    <section aria-labelledby="field-app" className={styles.app}>
      <div className={styles.head}>
        <h2 id="field-app">{t('fieldApps.new')}</h2>
      </div>
      <FieldAppForm
        applicationId={appId}
        name={`field:new:${appId}`}
        values={{}}
        label={t('fieldApps.new')}
        submit={t('fieldApps.create')}
        save={create}
        done={() => leave(made.current)}
        leave={() => leave()}
      />
    </section>
  );
}
