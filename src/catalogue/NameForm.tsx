import { RecordForm } from '../forms/RecordForm.tsx';
import { SaveButtons } from '../forms/SaveButtons.tsx';
import { SaveIconButtons } from '../forms/SaveIconButtons.tsx';
import { useSaveRecord } from '../forms/useSaveRecord.tsx';
import { useEditedPlace } from '../lists/EditedPlace.ts';
import { InPlaces } from '../lists/InPlaces.tsx';
import { useText } from '../ui/useText.ts';
import { nameIn, type CatalogueRecord, type Kind } from './kinds.ts';
import { nameForms } from './nameForms.ts';
import { NameInputs, nameInputs } from './NameInputs.tsx';

interface Props {
  kind: Kind;
  record: CatalogueRecord;
  close(): void;
}

/** Name and help of a record edited, in its place in the list or on its page; the rest of it is read anew and sent as it is. */
export default function NameForm({ kind, record, close }: Props) {
  const form = nameForms[kind];
  const t = useText();
  const inList = useEditedPlace() !== undefined;
  const save = useSaveRecord(form, {
    saved: `resources.${kind}.notifications.updated`,
    undone: `resources.${kind}.notifications.undone`,
    error: `resources.${kind}.saveError`,
    record,
  });
  return (
    <RecordForm
      label={t('ui.editName', { name: nameIn(kind, record) ?? record.id })}
      form={form}
      values={record}
      name={`${kind}:${record.id}`}
      save={save}
      done={close}
      cancel={close}
    >
      {inList ? (
        <InPlaces inputs={nameInputs({ kind, line: true })} pictures={<SaveIconButtons />} words={null} />
      ) : (
        <>
          <NameInputs kind={kind} />
          <SaveButtons />
        </>
      )}
    </RecordForm>
  );
}
