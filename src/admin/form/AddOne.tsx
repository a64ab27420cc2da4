import { ChoiceInput } from '../input/ChoiceInput.tsx';
import type { Choice, Source } from '../select/choices.ts';
import { AddForm } from './AddForm.tsx';
import { notSaved } from './fieldErrors.ts';

interface Props {
  label: string;
  hint?: string;
  button: string;
  source: Source;
  /** The error if nothing is chosen. */
  missing: string;
  /** The error if the choice is in the list already. */
  duplicate: string;
  isThere(id: string): boolean;
  /** Adds the choice, by its ID and name; returns whether that worked. */
  add(id: string, name: string): Promise<boolean>;
}

interface Values {
  choice: Choice | null;
}

const NOTHING: Values = { choice: null };

/** Chooses one and adds it to the list below. */
export const AddOne = ({ label, hint, button, source, missing, duplicate, isThere, add }: Props) => (
  <AddForm<Values>
    defaultValues={NOTHING}
    validate={({ choice }) =>
      choice ? (isThere(choice.id) ? { choice: duplicate } : {}) : { choice: missing }
    }
    onSubmit={async ({ choice }) => (choice && (await add(choice.id, choice.label)) ? undefined : notSaved())}
    isUnsaved={({ choice }) => choice !== null}
    button={button}
  >
    <ChoiceInput source="choice" label={label} helperText={hint} from={source} invalid={missing} />
  </AddForm>
);
