import { useDataProvider, type RaRecord } from 'react-admin';
import { CreatePart, SaveButton, SimpleForm, Toolbar } from '../../../admin/index.ts';
import type { ConsoleDataProvider } from '../../../data/dataProvider.ts';
import { readList } from '../../../data/dialect.ts';
import type { DialogProps } from '../../../ui/dialog/DialogButton.tsx';
import { useText } from '../../../ui/useText.ts';
import { kinds, nameIn } from '../kinds.ts';
import { NameInputs } from '../NameForm.tsx';
import { nameForms } from '../nameForms.ts';
import { holdings, type Adding } from './holders.ts';
import type { ChildRecord } from './useChildren.ts';

export function NewChild({ kind, id, ids, onClose }: Adding & DialogProps) {
  const t = useText();
  const { call } = useDataProvider<ConsoleDataProvider>();
  const child = kinds[kind].holds;
  const { createIn, listed, errors } = holdings[kind];
  const create = async (values: Partial<RaRecord>) =>
    (await call(createIn, { path: { id }, body: values })) as object | undefined;
  const findCreated = async (values: Partial<RaRecord>) =>
    readList<ChildRecord>(await call(listed, { path: { id } })).data.some(
      row => !ids.includes(row._id) && nameIn(child, row) === nameIn(child, values),
    );
  return (
    <CreatePart
      resource={child}
      create={create}
      findCreated={findCreated}
      successMessage={`children.add.done.${kind}`}
      errorMessage={errors.create}
      onClose={onClose}
    >
      <SimpleForm
        fields={nameForms[child]}
        draft={`${kind}:${id}`}
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
