import { ChoiceInput } from '../input/ChoiceInput.tsx';
import type { ChoiceSource, ComboboxChoice } from '../select/choices.ts';
import { AddForm } from './AddForm.tsx';
import { submissionErrors } from './fieldErrors.ts';

export interface AddChoiceProps {
  label: string;
  hint?: string;
  button: string;
  source: ChoiceSource;
  /** The error if no choice is selected. */
  missing: string;
  /** The error if the choice is already in the list. */
  duplicate: string;
  isAdded(id: string): boolean;
  /** Adds the choice. Resolves to whether that succeeded. */
  add(id: string, name: string): Promise<boolean>;
}

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
