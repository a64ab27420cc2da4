import { LazyAddForm } from '../../admin/index.ts';
import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx';
import type { AddRolesProps } from './AddRolesForm.tsx';

const AddRolesForm = lazyComponent(() => import('./AddRolesForm.tsx'), ['access'], 'parent');

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
