import { useMemo } from 'react';
import { useFormState } from 'react-hook-form';
import { useAction } from '../../../activity/useAction.ts';
import {
  ChoiceInput,
  NO_RECORD,
  SimpleForm,
  submissionErrors,
  useRecordContext,
} from '../../../admin/index.ts';
import type { ComboboxChoice } from '../../../admin/select/choices.ts';
import { referenceId } from '../../../data/dialect.ts';
import type { ApplicationRecord } from '../../../domain/organizations/application.ts';
import { roleSource, useAssignableRoles } from '../../../domain/people/choiceSources.ts';
import { applicationLabel } from '../../../platform/applications.ts';
import type { DialogProps } from '../../../ui/dialog/DialogButton.tsx';
import { FormActions } from '../../../ui/dialog/FormActions.tsx';
import { useNotifyText } from '../../../ui/failure/useNotifyText.ts';
import { TextButton } from '../../../ui/TextButton.tsx';
import { useText } from '../../../ui/useText.ts';
import { useApplicationRoles } from './useApplicationRoles.ts';

interface Values {
  role?: ComboboxChoice | null;
}

const NOTHING: Values = { role: null };

export function ExistingRole({ onClose }: DialogProps) {
  const application = useRecordContext<ApplicationRecord>()!;
  const t = useText();
  const notifyText = useNotifyText();
  const { add } = useApplicationRoles(application);
  const { run } = useAction({ perform: add }, { failure: 'error.save' });
  const source = useAssignableRoles(roleSource);
  const own = useMemo(() => new Set((application.roles ?? []).map(referenceId)), [application.roles]);
  const flagged = useMemo(
    () => ({
      ...source,
      toChoice: (row: unknown) => flag(source.toChoice(row), own, t('applicationTools.choose.already')),
    }),
    [source, own, t],
  );
  const validate = ({ role }: Values) => {
    if (!role) return { role: 'access.rule.role' };
    return own.has(role.id) ? { role: t('applicationTools.roles.already', { name: role.label }) } : {};
  };
  const submit = async ({ role }: Values) => {
    const done = role && (await run(role.id))?.reply;
    if (!done) return submissionErrors();
    if (!done.isConfirmed)
      notifyText(
        t('applicationTools.roles.added', { name: role.label, application: applicationLabel(application) }),
        'success',
      );
    onClose();
    return undefined;
  };
  return (
    <SimpleForm
      record={NO_RECORD}
      label={t('applicationTools.roles.existing')}
      defaultValues={NOTHING}
      validate={validate}
      onSubmit={submit}
      toolbar={<ExistingToolbar onClose={onClose} />}
    >
      <ChoiceInput source="role" label="applicationTools.roles.one" choiceSource={flagged} />
    </SimpleForm>
  );
}

/** Cancel closes the form without a question. */
function ExistingToolbar({ onClose }: DialogProps) {
  const t = useText();
  const { isSubmitting } = useFormState();
  return (
    <FormActions
      primary={
        <TextButton type="submit" variant="primary" pending={isSubmitting}>
          {t('applicationTools.roles.add')}
        </TextButton>
      }
    >
      <TextButton onClick={onClose}>{t('ui.cancel')}</TextButton>
    </FormActions>
  );
}

const flag = (choice: ComboboxChoice, own: ReadonlySet<string>, note: string): ComboboxChoice =>
  own.has(choice.id) ? { ...choice, note } : choice;
