import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx';
import type { AddChoiceProps } from './AddChoiceForm.tsx';
import { LazyAddForm } from './LazyAddForm.tsx';

const AddChoiceForm = lazyComponent(() => import('./AddChoiceForm.tsx'), [], 'parent');

/** Selects a choice and adds it to the list below. */
export const AddChoice = (props: AddChoiceProps) => (
  <LazyAddForm
    form={<AddChoiceForm {...props} />}
    inputs={[{ source: 'choice', label: props.label, hint: props.hint }]}
    button={props.button}
  />
);
