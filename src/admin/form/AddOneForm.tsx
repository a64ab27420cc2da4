import { ChoiceInput } from '../input/ChoiceInput.tsx';
import type { Choice } from '../select/choices.ts';
import { AddForm } from './AddForm.tsx';
import type { AddOneProps } from './AddOne.tsx';
import { notSaved } from './fieldErrors.ts';

interface Values {
  choice: Choice | null;
}

const NOTHING: Values = { choice: null };

export default function AddOneForm({
  label,
  hint,
  button,
  source,
  missing,
  duplicate,
  isThere,
  add,
}: AddOneProps) {
  return (
    <AddForm<Values>
      defaultValues={NOTHING}
      validate={({ choice }) =>
        choice ? (isThere(choice.id) ? { choice: duplicate } : {}) : { choice: missing }
      }
      onSubmit={async ({ choice }) =>
        choice && (await add(choice.id, choice.label)) ? undefined : notSaved()
      }
      isUnsaved={({ choice }) => choice !== null}
      button={button}
    >
      <ChoiceInput source="choice" label={label} helperText={hint} from={source} invalid={missing} />
    </AddForm>
  );
}
