import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import {
  ChoiceInput,
  DialogToolbar,
  NO_RECORD,
  SimpleForm,
  submissionErrors,
  useRecordContext,
} from '../../../admin/index.ts';
import type { ComboboxChoice } from '../../../admin/select/choices.ts';
import { useApplication, type ApplicationRecord } from '../../../domain/organizations/application.ts';
import { applicationIdSource } from '../../../domain/people/choiceSources.ts';
import { applicationLabel } from '../../../platform/applications.ts';
import type { DialogProps } from '../../../ui/dialog/DialogButton.tsx';
import { FormDialog } from '../../../ui/dialog/FormDialog.tsx';
import { useText } from '../../../ui/useText.ts';
import { CopyPreview } from './CopyPreview.tsx';
import styles from './tools.module.css';
import { useTools } from './useTools.ts';

interface Values {
  from?: ComboboxChoice | null;
}

const NOTHING: Values = { from: null };

const validate = ({ from }: Values) => ({ ...(!from && { from: 'access.rule.application' }) });

/**
 * Copies the tools of another application that the user also administers
 * (docs/decisions/new-applications.md), after a preview.
 */
export default function CopyToolsDialog({ onClose }: DialogProps) {
  const application = useRecordContext<ApplicationRecord>()!;
  const t = useText();
  const { copy } = useTools(application);
  const others = useMemo(() => applicationIdSource(application._id), [application._id]);
  const submit = async ({ from }: Values) => {
    if (!from || !(await copy({ id: from.id, name: from.label }))) return submissionErrors();
    onClose();
    return undefined;
  };
  return (
    <FormDialog title={t('applicationTools.copy.title')} wide onClose={onClose}>
      <SimpleForm
        record={NO_RECORD}
        defaultValues={NOTHING}
        validate={validate}
        onSubmit={submit}
        toolbar={<DialogToolbar label="applicationTools.copy.confirm" onClose={onClose} />}
      >
        <div className={styles.inputs}>
          <p className="secondary">
            {t('applicationTools.copy.text', { application: applicationLabel(application) })}
          </p>
          <ChoiceInput source="from" label="applicationTools.copy.from" choiceSource={others} autoFocus />
          <ChosenPreview application={application} />
        </div>
      </SimpleForm>
    </FormDialog>
  );
}

function ChosenPreview({ application }: { application: ApplicationRecord }) {
  const t = useText();
  const from = useWatch<Values, 'from'>({ name: 'from' }) ?? undefined;
  const { data: source, error, isFetching } = useApplication(from?.id ?? '');
  return (
    <section aria-label={t('applicationTools.copy.preview')} aria-live="polite">
      <CopyPreview
        from={from}
        source={source}
        failed={!isFetching && error ? error : undefined}
        application={application}
      />
    </section>
  );
}
