import type { ComponentProps, ReactNode } from 'react';
import { useAccountText, type LazyMessage } from './accountText.ts';
import { AccountIcon, ALERT } from './icons.tsx';

interface Props extends ComponentProps<'input'> {
  name: string;
  label: string;
  error?: LazyMessage | undefined;
  /** The name of the field whose error also applies to this field. */
  sharedErrorField?: string | undefined;
  hint?: ReactNode;
  /** Wraps the input. */
  wrapInput?: (input: ReactNode) => ReactNode;
  /** Rendered at the right of the label. It follows the field in the tab order. */
  aside?: ReactNode;
}

export function AccountField({
  name,
  label,
  error,
  sharedErrorField,
  hint,
  wrapInput = input => input,
  aside,
  ...input
}: Props) {
  const t = useAccountText();
  const describedBy = [hint && `${name}-hint`, error && `${sharedErrorField ?? name}-error`]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={`field ${aside ? 'with-aside' : ''}`}>
      <label htmlFor={name}>{label}</label>
      {wrapInput(
        <input
          className="input"
          id={name}
          name={name}
          aria-invalid={!!error}
          aria-describedby={describedBy || undefined}
          {...input}
        />,
      )}
      {aside}
      <div aria-live="polite">
        {error && !sharedErrorField && (
          <p className="field-error" id={`${name}-error`}>
            <AccountIcon d={ALERT} />
            <span>{error(t)}</span>
          </p>
        )}
      </div>
      {hint && (
        <div className="hint" id={`${name}-hint`}>
          {hint}
        </div>
      )}
    </div>
  );
}
