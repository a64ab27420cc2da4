import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx';
import type { ChoiceSource } from '../select/choices.ts';
import { LazyAddForm } from './LazyAddForm.tsx';

const AddChoiceForm = lazyComponent<AddChoiceProps>(() => import('./AddChoiceForm.tsx'), [], 'parent');

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

/** Selects a choice and adds it to the list below. */
export const AddChoice = (props: AddChoiceProps) => (
  <LazyAddForm
    form={<AddChoiceForm {...props} />}
    inputs={[{ source: 'choice', label: props.label, hint: props.hint }]}
    button={props.button}
  />
);
