import { LazyAddForm } from '../../admin/index.ts';
import type { ChoiceSource, ComboboxChoice } from '../../admin/select/choices.ts';
import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx';

const AddRolesForm = lazyComponent<AddRolesProps>(() => import('./AddRolesForm.tsx'), ['access'], 'parent');

/** A role in an application. */
export interface Pair {
  application: ComboboxChoice;
  role: ComboboxChoice;
}

export interface AddRolesProps {
  /** The roles that are given already: they are refused by name. */
  given: readonly { role?: unknown; application?: unknown }[];
  /** Returns the roles that are offered for the chosen applications. */
  offered(applications: ComboboxChoice[]): ChoiceSource;
  /** Gives the pairs, and returns those that failed. */
  assign(pairs: Pair[]): Promise<Pair[]>;
  button: string;
  /** Puts one input below the other. */
  narrow?: boolean;
  autoFocus?: boolean;
}

/** Gives roles, each in every chosen application. Roles that are given already are refused by name. */
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
