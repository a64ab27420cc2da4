import { useDataProvider, type RaRecord } from 'react-admin';
import { CreatePart, SaveButton, SimpleForm, Toolbar } from '../../../admin/index.ts';
import type { ConsoleDataProvider } from '../../../data/dataProvider.ts';
import { readList } from '../../../data/dialect.ts';
import type { DialogProps } from '../../../ui/dialog/DialogButton.tsx';
import { useText } from '../../../ui/useText.ts';
import { getRecordName, kinds } from '../kinds.ts';
import { NameInputs } from '../NameForm.tsx';
import { nameForms } from '../nameForms.ts';
import { childCalls, type AddChildTarget } from './childCalls.ts';
import type { ChildRecord } from './useChildren.ts';

export function CreateChildForm({ kind, parentId, childIds, onClose }: AddChildTarget & DialogProps) {
  const t = useText();
  const { call } = useDataProvider<ConsoleDataProvider>();
  const { childKind } = kinds[kind];
  const { createChild, list, errors } = childCalls[kind];
  const create = async (values: Partial<RaRecord>) =>
    (await call(createChild, { path: { id: parentId }, body: values })) as object | undefined;
  const findCreated = async (values: Partial<RaRecord>) =>
    readList<ChildRecord>(await call(list, { path: { id: parentId } })).data.some(
      row =>
        !childIds.includes(row._id) && getRecordName(childKind, row) === getRecordName(childKind, values),
    );
  return (
    <CreatePart
      resource={childKind}
      create={create}
      findCreated={findCreated}
      successMessage={`children.add.done.${kind}`}
      errorMessage={errors.create}
      onClose={onClose}
    >
      <SimpleForm
        fields={nameForms[childKind]}
        draft={`${kind}:${parentId}`}
        label={t(`children.add.create.${kind}`)}
        toolbar={
          <Toolbar>
            <SaveButton label={`children.add.title.${kind}`} />
          </Toolbar>
        }
      >
        <NameInputs />
      </SimpleForm>
    </CreatePart>
  );
}
