import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx';
import type { ChoiceSource } from '../select/choices.ts';
import { LazyAddForm } from './LazyAddForm.tsx';

const AddOneForm = lazyComponent<AddOneProps>(() => import('./AddOneForm.tsx'), [], 'parent');

export interface AddOneProps {
  label: string;
  hint?: string;
  button: string;
  source: ChoiceSource;
  /** The error if nothing is chosen. */
  missing: string;
  /** The error if the choice is in the list already. */
  duplicate: string;
  isThere(id: string): boolean;
  /** Adds the choice, by its ID and name; returns whether that worked. */
  add(id: string, name: string): Promise<boolean>;
}

/** Chooses one and adds it to the list below. */
export const AddOne = (props: AddOneProps) => (
  <LazyAddForm
    form={<AddOneForm {...props} />}
    inputs={[{ source: 'choice', label: props.label, hint: props.hint }]}
    button={props.button}
  />
);
