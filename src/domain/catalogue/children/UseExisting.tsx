import { useDataProvider, type RaRecord } from 'react-admin';
import * as z from 'zod/mini';
import { defineForm } from '../../../admin/form/defineForm.ts';
import { withErrors } from '../../../admin/form/fieldErrors.ts';
import { CreatePart, SaveButton, SimpleForm, Toolbar } from '../../../admin/index.ts';
import type { ConsoleDataProvider } from '../../../data/dataProvider.ts';
import { referenceId } from '../../../data/dialect.ts';
import { CallError } from '../../../platform/errors.ts';
import type { DialogProps } from '../../../ui/dialog/DialogButton.tsx';
import { useText } from '../../../ui/useText.ts';
import { kinds } from '../kinds.ts';
import { ExistingInput } from './ExistingInput.tsx';
import { holdings, type Adding } from './holders.ts';

const chosen = (rule: string) => z.string().check(z.refine(id => id !== '', rule));

const existingForms = {
  purposes: defineForm('children', { toolgroup: chosen('children.rule.toolgroup') }),
  toolgroups: defineForm('children', { tool: chosen('children.rule.tool') }),
} as const;

/** Adds an existing toolgroup or tool after the others. */
export function UseExisting({ kind, id, ids, onClose }: Adding & DialogProps) {
  const t = useText();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const { one, add, errors } = holdings[kind];
  const idIn = (values: Partial<RaRecord>) => String(values[one]);
  const put = (values: Partial<RaRecord>) =>
    add
      .perform({ path: { id }, body: { [one]: idIn(values) } }, dataProvider)
      .catch((error: unknown) => Promise.reject(under(one, error))) as Promise<object | undefined>;
  const isHeld = async (values: Partial<RaRecord>) => {
    const now = (await dataProvider.call(kinds[kind].calls.info, { path: { id } })) as Record<
      string,
      unknown
    >;
    return ((now[kinds[kind].holds] ?? []) as unknown[]).map(referenceId).includes(idIn(values));
  };
  const validate = (values: Partial<RaRecord>) =>
    ids.includes(idIn(values)) ? { [one]: t(`children.add.already.${kind}`) } : {};
  return (
    <CreatePart
      resource={kinds[kind].holds}
      create={put}
      findCreated={isHeld}
      successMessage={`children.add.done.${kind}`}
      errorMessage={errors.add}
      onClose={onClose}
    >
      <SimpleForm
        fields={existingForms[kind]}
        draft={`${kind}:${id}:existing`}
        label={t('children.add.existing')}
        validate={validate}
        toolbar={
          <Toolbar>
            <SaveButton label={`children.add.title.${kind}`} />
          </Toolbar>
        }
      >
        <ExistingInput kind={kind} holder={id} ids={ids} />
      </SimpleForm>
    </CreatePart>
  );
}

/** Assigns the message of a refused call to the field, where the form shows it. */
const under = (field: string, error: unknown) =>
  error instanceof CallError &&
  error.status === 400 &&
  error.serverMessage &&
  !Object.keys(error.body.errors).length
    ? withErrors(error, { [field]: error.serverMessage })
    : error;
