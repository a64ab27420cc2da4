import { useDataProvider } from 'react-admin';
import { idOf } from '../../client/dialect.ts';
import type { ConsoleDataProvider } from '../../dataProvider/dataProvider.ts';
import type { StatedForm } from '../../forms/formOf.ts';
import { RecordForm } from '../../forms/RecordForm.tsx';
import { SaveButtons } from '../../forms/SaveButtons.tsx';
import { useCreateOnce } from '../../forms/useCreateOnce.ts';
import { CallError } from '../../platform/errors.ts';
import type { DialogProps } from '../../ui/dialog/DialogButton.tsx';
import { useText } from '../../ui/useText.ts';
import { kinds } from '../kinds.ts';
import { existingForms } from './existingForms.ts';
import { ExistingInput } from './ExistingInput.tsx';
import { holdings, type Adding } from './holding.ts';

/** Finds one that is there already, and puts it behind the others. */
export function UseExisting({ kind, id, ids, close }: Adding & DialogProps) {
  const t = useText();
  const { call } = useDataProvider<ConsoleDataProvider>();
  const { one, add, errors } = holdings[kind];
  const form: StatedForm = existingForms[kind];
  const idIn = (values: Record<string, unknown>) => String(values[one]);
  const put = useCreateOnce<Record<string, unknown>, unknown>({
    fields: form.fields,
    create: values =>
      call(add.endpoint, { path: { id }, body: { [one]: idIn(values) } }).catch(error =>
        Promise.reject(under(one, error)),
      ),
    isThere: async values => {
      const now = (await call(kinds[kind].calls.info, { path: { id } })) as Record<string, unknown>;
      return ((now[kinds[kind].holds] ?? []) as unknown[]).map(idOf).includes(idIn(values));
    },
    added: `children.add.done.${kind}`,
    error: errors.add,
  });
  const check = (values: Record<string, unknown>) =>
    ids.includes(idIn(values)) ? { [one]: t(`children.add.already.${kind}`) } : {};
  return (
    <RecordForm
      form={form}
      name={`${kind}:${id}:existing`}
      label={t('children.add.existing')}
      check={check}
      save={put}
      done={close}
      cancel={close}
    >
      <ExistingInput kind={kind} holder={id} ids={ids} />
      <SaveButtons submit={t(`children.add.title.${kind}`)} />
    </RecordForm>
  );
}

/** A refusal of what was chosen, as the error of the field where it was. */
const under = (field: string, error: unknown) =>
  error instanceof CallError && error.status === 400 && error.said && !Object.keys(error.body.errors).length
    ? new CallError(error.failure, error.status, error.said, {
        ...error.body,
        errors: { [field]: error.said },
      })
    : error;
