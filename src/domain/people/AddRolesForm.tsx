import { useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { AddForm, ChoiceInput, submissionErrors } from '../../admin/index.ts';
import type { ChoiceSource, ComboboxChoice } from '../../admin/select/choices.ts';
import { referenceId } from '../../data/dialect.ts';
import { useText } from '../../ui/useText.ts';
import { applicationSource } from './choiceSources.ts';

export interface RoleInApplication {
  application: ComboboxChoice;
  role: ComboboxChoice;
}

export interface AddRolesProps {
  /** Roles that the user already has. The form refuses them by name. */
  assignedRoles: readonly { role?: unknown; application?: unknown }[];
  /** Returns the roles that are offered for the chosen applications. */
  getRoleSource(applications: ComboboxChoice[]): ChoiceSource;
  /** Assigns the pairs and returns those that failed. */
  assign(pairs: RoleInApplication[]): Promise<RoleInApplication[]>;
  button: string;
  /** Stacks the inputs. */
  narrow?: boolean;
  autoFocus?: boolean;
}

interface AddRolesValues {
  applications: ComboboxChoice[];
  roles: ComboboxChoice[];
}

const NOTHING: AddRolesValues = { applications: [], roles: [] };

const toPairs = ({ applications, roles }: AddRolesValues): RoleInApplication[] =>
  applications.flatMap(application => roles.map(role => ({ application, role })));
const isIn = (choices: ComboboxChoice[], { id }: ComboboxChoice) => choices.some(one => one.id === id);

export default function AddRolesForm({
  assignedRoles,
  getRoleSource,
  assign,
  button,
  narrow = false,
  autoFocus = false,
}: AddRolesProps) {
  const t = useText();
  const failed = useRef<RoleInApplication[]>([]);
  const validate = (values: AddRolesValues) => {
    const { applications, roles } = values;
    const names = toPairs(values)
      .filter(({ application, role }) =>
        assignedRoles.some(
          one => referenceId(one.role) === role.id && referenceId(one.application) === application.id,
        ),
      )
      .map(({ application, role }) =>
        t('access.rule.pair', { application: application.label, role: role.label }),
      );
    return {
      ...(!applications.length && { applications: 'access.rule.application' }),
      ...(!roles.length
        ? { roles: 'access.rule.role' }
        : names.length
          ? { roles: t('access.rule.duplicate', { names: names.join(', ') }) }
          : {}),
    };
  };
  const submit = async (values: AddRolesValues) => {
    const pairs = toPairs(values);
    failed.current = await assign(pairs);
    return failed.current.length === pairs.length ? submissionErrors() : undefined;
  };
  /** Keeps the roles that could not be assigned, with their applications. */
  const valuesAfterSave = (sent: AddRolesValues, now: AddRolesValues): AddRolesValues => {
    const roles = failed.current.map(({ role }) => role);
    const applications = failed.current.map(({ application }) => application);
    return {
      roles: now.roles.filter(one => isIn(roles, one) || !isIn(sent.roles, one)),
      applications: roles.length
        ? now.applications.filter(one => isIn(applications, one) || !isIn(sent.applications, one))
        : now.applications,
    };
  };
  return (
    <AddForm<AddRolesValues>
      defaultValues={NOTHING}
      validate={validate}
      onSubmit={submit}
      valuesAfterSave={valuesAfterSave}
      isUnsaved={({ roles }) => roles.length > 0}
      button={button}
      layout={narrow ? 'narrow' : 'two'}
    >
      <Inputs getRoleSource={getRoleSource} autoFocus={autoFocus} />
    </AddForm>
  );
}

function Inputs({ getRoleSource, autoFocus }: Pick<AddRolesProps, 'getRoleSource'> & { autoFocus: boolean }) {
  const applications = useWatch<AddRolesValues, 'applications'>({ name: 'applications' });
  return (
    <>
      <ChoiceInput
        source="applications"
        label="access.applications"
        placeholder="access.chooseSome"
        autoFocus={autoFocus}
        multiple
        choiceSource={applicationSource}
        invalid="access.rule.application"
      />
      <ChoiceInput
        key={applications.map(({ id }) => id).join()}
        source="roles"
        label="access.roles"
        placeholder="access.chooseSome"
        multiple
        choiceSource={getRoleSource(applications)}
        invalid="access.rule.role"
      />
    </>
  );
}
