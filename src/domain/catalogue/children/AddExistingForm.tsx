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
import { childCalls, type AddChildTarget } from './childCalls.ts';
import { ExistingChildInput } from './ExistingChildInput.tsx';

const requiredId = (rule: string) => z.string().check(z.refine(id => id !== '', rule));

const existingForms = {
  purposes: defineForm('children', { toolgroup: requiredId('children.rule.toolgroup') }),
  toolgroups: defineForm('children', { tool: requiredId('children.rule.tool') }),
} as const;

/** Adds an existing toolgroup or tool after the others. */
export function AddExistingForm({ kind, parentId, childIds, onClose }: AddChildTarget & DialogProps) {
  const t = useText();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const { childField, add, errors } = childCalls[kind];
  const getSelectedId = (values: Partial<RaRecord>) => String(values[childField]);
  const addChild = (values: Partial<RaRecord>) =>
    add
      .perform({ path: { id: parentId }, body: { [childField]: getSelectedId(values) } }, dataProvider)
      .catch((error: unknown) => Promise.reject(toFieldError(childField, error))) as Promise<
      object | undefined
    >;
  const isAdded = async (values: Partial<RaRecord>) => {
    const parent = (await dataProvider.call(kinds[kind].calls.info, { path: { id: parentId } })) as Record<
      string,
      unknown
    >;
    return ((parent[kinds[kind].childKind] ?? []) as unknown[])
      .map(referenceId)
      .includes(getSelectedId(values));
  };
  const validate = (values: Partial<RaRecord>) =>
    childIds.includes(getSelectedId(values)) ? { [childField]: t(`children.add.already.${kind}`) } : {};
  return (
    <CreatePart
      resource={kinds[kind].childKind}
      create={addChild}
      findCreated={isAdded}
      successMessage={`children.add.done.${kind}`}
      errorMessage={errors.add}
      onClose={onClose}
    >
      <SimpleForm
        fields={existingForms[kind]}
        draft={`${kind}:${parentId}:existing`}
        label={t('children.add.existing')}
        validate={validate}
        toolbar={
          <Toolbar>
            <SaveButton label={`children.add.title.${kind}`} />
          </Toolbar>
        }
      >
        <ExistingChildInput kind={kind} parentId={parentId} childIds={childIds} />
      </SimpleForm>
    </CreatePart>
  );
}

/** Assigns the message of a refused call to the field, where the form shows it. */
const toFieldError = (field: string, error: unknown) =>
  error instanceof CallError &&
  error.status === 400 &&
  error.serverMessage &&
  !Object.keys(error.body.errors).length
    ? withErrors(error, { [field]: error.serverMessage })
    : error;
