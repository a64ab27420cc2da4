import { useFormState } from 'react-hook-form';
import { defineForm, type FormValues } from '../../../admin/form/defineForm.ts';
import { Form, submissionErrors, TextInput } from '../../../admin/index.ts';
import { BackupFields } from '../../../platform/dailyImport.ts';
import type { FieldErrors } from '../../../platform/errors.ts';
import type { PreloadProps } from '../../../ui/lazy/lazyComponent.tsx';
import { TextButton } from '../../../ui/TextButton.tsx';
import { useText } from '../../../ui/useText.ts';
import styles from './dailyImport.module.css';

export const importForm = defineForm('dailyImport', BackupFields);

type Values = FormValues<typeof importForm>;

/** Whether a review ended with a save. Errors belong to the fields. */
export type ReviewResult = boolean | FieldErrors;

/** The form does not edit the application in context. */
const NO_RECORD = {};

interface Props {
  /** The id of the application. */
  appId: string;
  isFirst: boolean;
  unsaved: boolean;
  /** The number of unsaved changes, if known. */
  changes: number | undefined;
  /** Whether the text cannot be parsed yet. */
  waits: boolean;
  preloadProps: PreloadProps;
  review(values: Values): Promise<ReviewResult>;
}

/** Saves an import. The replaced version is kept under the typed name. */
export function SaveForm({ appId, isFirst, unsaved, changes, waits, preloadProps, review }: Props) {
  const t = useText();
  const submit = async (values: object) => {
    const reviewed = await review(values as Values);
    return reviewed === true ? undefined : submissionErrors(reviewed || undefined);
  };
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
        <Form
          noValidate
          record={NO_RECORD}
          className={styles.form}
          label={t('ui.save')}
          fields={importForm}
          // The first save replaces no version but still requires a name.
          defaultValues={{ backupName: isFirst ? t('dailyImport.firstName') : '' }}
          draft={`daily import ${appId} backup`}
          onSubmit={submit}
          resetAfterSave
        >
          <TextInput<Values>
            source="backupName"
            autoComplete="off"
            helperText={isFirst ? undefined : 'dailyImport.backupHint'}
          />
          <ReviewButton preloadProps={preloadProps} />
          <p className={`hint ${styles.waits}`}>{waits ? t('dailyImport.waits') : null}</p>
        </Form>
      </div>
    </section>
  );
}

function ReviewButton({ preloadProps }: { preloadProps: PreloadProps }) {
  const t = useText();
  const { isSubmitting } = useFormState();
  return (
    <TextButton type="submit" variant="primary" pending={isSubmitting} {...preloadProps}>
      {t('dailyImport.review')}
    </TextButton>
  );
}
