import { ChoiceInput } from '../input/ChoiceInput.tsx';
import type { ComboboxChoice } from '../select/choices.ts';
import type { AddChoiceProps } from './AddChoice.tsx';
import { AddForm } from './AddForm.tsx';
import { submissionErrors } from './fieldErrors.ts';

interface AddChoiceValues {
  choice: ComboboxChoice | null;
}

const EMPTY_VALUES: AddChoiceValues = { choice: null };

export default function AddChoiceForm({
  label,
  hint,
  button,
  source,
  missing,
  duplicate,
  isAdded,
  add,
}: AddChoiceProps) {
  return (
    <AddForm<AddChoiceValues>
      defaultValues={EMPTY_VALUES}
      validate={({ choice }) =>
        choice ? (isAdded(choice.id) ? { choice: duplicate } : {}) : { choice: missing }
      }
      onSubmit={async ({ choice }) =>
        choice && (await add(choice.id, choice.label)) ? undefined : submissionErrors()
      }
      isUnsaved={({ choice }) => choice !== null}
      button={button}
    >
      <ChoiceInput source="choice" label={label} helperText={hint} choiceSource={source} invalid={missing} />
    </AddForm>
  );
}
