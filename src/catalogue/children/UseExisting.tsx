import { SaveButton, SimpleForm, Toolbar } from '../../admin/index.ts';
import type { DialogProps } from '../../ui/dialog/DialogButton.tsx';
import { useText } from '../../ui/useText.ts';
import { existingForms } from './existingForms.ts';
import { ExistingInput } from './ExistingInput.tsx';
import { holdings, type Adding } from './holding.ts';
import { useAddExisting } from './useAddExisting.ts';

type Values = Partial<Record<'tool' | 'toolgroup', string>>;

/** The form edits nothing of the record of its page. */
const NO_RECORD = {};

/** Finds one that exists already, and puts it behind the others. */
export function UseExisting({ kind, id, ids, close }: Adding & DialogProps) {
  const t = useText();
  const { one } = holdings[kind];
  const add = useAddExisting(kind, id);
  const validate = (values: Values) =>
    ids.includes(values[one] ?? '') ? { [one]: t(`children.add.already.${kind}`) } : {};
  const submit = async (values: Values) => {
    const errors = await add(values[one] ?? '');
    if (!errors) close();
    return errors;
  };
  return (
    <SimpleForm
      record={NO_RECORD}
      fields={existingForms[kind]}
      draft={`${kind}:${id}:existing`}
      label={t('children.add.existing')}
      validate={validate}
      onSubmit={submit}
      cancel={close}
      toolbar={
        <Toolbar>
          <SaveButton label={`children.add.title.${kind}`} />
        </Toolbar>
      }
    >
      <ExistingInput kind={kind} holder={id} ids={ids} />
    </SimpleForm>
  );
}
