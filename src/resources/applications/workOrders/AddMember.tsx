import { AddForm, ChoiceInput, useLabelledInput } from '../../../admin/index.ts';
import type { ComboboxChoice } from '../../../admin/select/choices.ts';
import { MIN_USER_SEARCH_LENGTH, userSource } from '../../../domain/people/userSource.ts';
import { USER_TYPES, type UserType } from '../../../platform/workOrders.ts';
import { Field } from '../../../ui/Field.tsx';
import { useText } from '../../../ui/useText.ts';

interface Props {
  isIn(id: string, type: UserType): boolean;
  /** Adds a user by id and name. The list shows a refusal. */
  add(id: string, name: string, type: UserType): Promise<void>;
}

interface Values {
  person: ComboboxChoice | null;
  type: UserType;
}

const NOBODY: Values = { person: null, type: 'users' };

/** Adds a user to a department with one type of work. */
export function AddMember({ isIn, add }: Props) {
  const t = useText();
  const validate = ({ person, type }: Values) => {
    if (!person) return { person: 'ui.rule.user' };
    const names = { name: person.label, type: t(`workOrders.types.${type}`) };
    return isIn(person.id, type) ? { person: t('workOrders.already', names) } : {};
  };
  return (
    <AddForm<Values>
      label={t('workOrders.addMember')}
      defaultValues={NOBODY}
      validate={validate}
      onSubmit={async ({ person, type }) => {
        if (person) await add(person.id, person.label, type);
        return undefined;
      }}
      // Keeps the type, because the next user often has the same.
      valuesAfterSave={(sent, now) => ({ ...now, ...(now.person?.id === sent.person?.id && NOBODY_ELSE) })}
      isUnsaved={({ person }) => person !== null}
      button={t('workOrders.addMember')}
      layout="two"
    >
      <MemberInputs />
    </AddForm>
  );
}

const NOBODY_ELSE = { person: null };

function MemberInputs() {
  const t = useText();
  return (
    <>
      <ChoiceInput
        source="person"
        label="workOrders.user"
        helperText={t('select.typeMore', { smart_count: MIN_USER_SEARCH_LENGTH })}
        choiceSource={userSource}
        invalid="ui.rule.user"
      />
      <TypeInput />
    </>
  );
}

/** A select without an empty choice and without the mark of a required input. */
function TypeInput() {
  const t = useText();
  const { field, fieldProps, inputProps } = useLabelledInput({
    source: 'type',
    label: 'workOrders.userType',
  });
  return (
    <Field {...fieldProps}>
      <select className="input" {...inputProps} {...field}>
        {USER_TYPES.map(type => (
          <option key={type} value={type}>
            {t(`workOrders.typeOf.${type}`)}
          </option>
        ))}
      </select>
    </Field>
  );
}
