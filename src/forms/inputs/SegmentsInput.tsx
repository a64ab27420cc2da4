import { Field } from '../Field.tsx';
import styles from './SegmentsInput.module.css';
import { useField, type FieldProps } from './useField.ts';

interface Props<T> extends FieldProps<T, string> {
  /** What can be chosen, said as it is. */
  choices: readonly string[];
}

/** One of very few, all in sight. What is stored and no choice any more is one of them until another is chosen. */
export function SegmentsInput<T = never>({ source, label, hint, aside, error, choices }: Props<T>) {
  const { field, around, described } = useField({ source, label, hint, aside, error });
  const { ref, value, ...rest } = field;
  const all = value && !choices.includes(value) ? [value as string, ...choices] : choices;
  return (
    <Field {...around}>
      <div
        {...described}
        role="radiogroup"
        aria-label={around.label}
        className={`segments ${styles.segments}`}
      >
        {all.map((choice, at) => (
          <label key={choice}>
            <input
              type="radio"
              {...rest}
              {...(at === 0 && { ref })}
              value={choice}
              checked={choice === value}
            />
            {choice}
          </label>
        ))}
      </div>
    </Field>
  );
}
