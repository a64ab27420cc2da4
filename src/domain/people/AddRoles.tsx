import { LazyAddForm } from '../../admin/index.ts';
import type { ChoiceSource, ComboboxChoice } from '../../admin/select/choices.ts';
import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx';

const AddRolesForm = lazyComponent<AddRolesProps>(() => import('./AddRolesForm.tsx'), ['access'], 'parent');

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

/** Assigns every chosen role in every chosen application. */
export const AddRoles = (props: AddRolesProps) => (
  <LazyAddForm
    form={<AddRolesForm {...props} />}
    inputs={[
      {
        source: 'applications',
        label: 'access.applications',
        placeholder: 'access.chooseSome',
        autoFocus: props.autoFocus,
      },
      { source: 'roles', label: 'access.roles', placeholder: 'access.chooseSome' },
    ]}
    button={props.button}
    layout={props.narrow ? 'narrow' : 'two'}
  />
);
