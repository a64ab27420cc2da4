import { useEffect, useRef } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import type { FormValues } from '../../../forms/formOf.ts';
import { TextInput } from '../../../forms/inputs/TextInput.tsx';
import { RecordForm, type Saved } from '../../../forms/RecordForm.tsx';
import { Button } from '../../../ui/Button.tsx';
import type { PreloadProps } from '../../../ui/lazy/lazyComponent.tsx';
import { useText } from '../../../ui/useText.ts';
import styles from './dailyImport.module.css';
import { importForm } from './importForm.ts';

type Values = FormValues<typeof importForm>;

interface Props {
  /** Of the application. */
  appId: string;
  isFirst: boolean;
  unsaved: boolean;
  /** In how many places it differs from what is saved, where that is known. */
  changes: number | undefined;
  /** It cannot be read yet. */
  waits: boolean;
  preloadProps: PreloadProps;
  review(values: Values): Promise<Saved>;
}

/** Saves an import, under whose name what it replaces is kept. */
export function SaveForm({ appId, isFirst, unsaved, changes, waits, preloadProps, review }: Props) {
  const t = useText();
  return (
    <section className="panel" aria-labelledby="import-save">
      <div className="panel-head">
        <h2 id="import-save">
          {t('ui.save')}
          {unsaved ? <span className={styles.dot} aria-hidden="true" /> : null}
        </h2>
        {unsaved ? (
          <span className="secondary">
            {changes
              ? t('resources.applications.unsavedChanges', { smart_count: changes })
              : t('ui.unsaved.mark')}
          </span>
        ) : null}
      </div>
      <div className="panel-body">
        <RecordForm
          className={styles.form}
          label={t('ui.save')}
          form={importForm}
          name={`daily import ${appId} backup`}
          save={review}
          again
        >
          <BackupName isFirst={isFirst} />
          <ReviewButton preloadProps={preloadProps} />
          <p className={`hint ${styles.waits}`}>{waits ? t('dailyImport.waits') : null}</p>
        </RecordForm>
      </div>
    </section>
  );
}

/** The first save replaces nothing, but needs a name, too: one is there. */
function BackupName({ isFirst }: { isFirst: boolean }) {
  const t = useText();
  const { getValues, resetField } = useFormContext<Values>();
  const first = t('dailyImport.firstName');
  const given = useRef('');
  useEffect(() => {
    // A name that the person has typed stays.
    if ((getValues('backupName') ?? '') !== given.current) return;
    given.current = isFirst ? first : '';
    resetField('backupName', { defaultValue: given.current });
  }, [isFirst, first, getValues, resetField]);
  return (
    <TextInput<Values>
      source="backupName"
      autoComplete="off"
      hint={isFirst ? undefined : t('dailyImport.backupHint')}
    />
  );
}

function ReviewButton({ preloadProps }: { preloadProps: PreloadProps }) {
  const t = useText();
  const { isSubmitting } = useFormState();
  return (
    <Button type="submit" variant="primary" pending={isSubmitting} {...preloadProps}>
      {t('dailyImport.review')}
    </Button>
  );
}
