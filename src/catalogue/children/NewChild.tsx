import { useDataProvider } from 'react-admin';
import { readList } from '../../client/dialect.ts';
import type { ConsoleDataProvider } from '../../dataProvider/dataProvider.ts';
import { RecordForm } from '../../forms/RecordForm.tsx';
import { SaveButtons } from '../../forms/SaveButtons.tsx';
import { useCreateOnce } from '../../forms/useCreateOnce.ts';
import type { DialogProps } from '../../ui/dialog/DialogButton.tsx';
import { useText } from '../../ui/useText.ts';
import { kinds, nameIn } from '../kinds.ts';
import { nameForms } from '../nameForms.ts';
import { NameInputs } from '../NameInputs.tsx';
import { holdings, type Adding } from './holding.ts';
import type { ChildRecord } from './useChildren.ts';

/** Makes a new one inside what will hold it. */
export function NewChild({ kind, id, ids, close }: Adding & DialogProps) {
  const t = useText();
  const { call } = useDataProvider<ConsoleDataProvider>();
  const child = kinds[kind].holds;
  const { createIn, listed, errors } = holdings[kind];
  const form = nameForms[child];
  const create = useCreateOnce<Record<string, unknown>, unknown>({
    fields: form.fields,
    create: values => call(createIn, { path: { id }, body: values }),
    isThere: async values =>
      readList<ChildRecord>(await call(listed, { path: { id } })).data.some(
        row => !ids.includes(row._id) && nameIn(child, row) === nameIn(child, values),
      ),
    added: `children.add.done.${kind}`,
    error: errors.create,
  });
  return (
    <RecordForm
      form={form}
      name={`${kind}:${id}:new`}
      label={t(`children.add.create.${kind}`)}
      save={create}
      done={close}
      cancel={close}
    >
      <NameInputs kind={child} />
      <SaveButtons submit={t(`children.add.title.${kind}`)} />
    </RecordForm>
  );
}
