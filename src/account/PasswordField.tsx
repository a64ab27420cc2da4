import { useState, type ComponentProps } from 'react';
import { Field } from './Field.tsx';
import { EyeIcon, EyeOffIcon } from './icons.tsx';
import { useText } from './text.ts';
import { useHydrated } from './useHydrated.ts';

export function PasswordField(props: ComponentProps<typeof Field>) {
  const t = useText();
  const isHydrated = useHydrated();
  const [shown, setShown] = useState(false);
  const word = t(shown ? 'person.hidePassword' : 'person.showPassword');
  return (
    <Field
      {...props}
      type={shown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      around={input => (
        <span className="password">
          {input}
          <button
            type="button"
            className="icon-button"
            disabled={!isHydrated}
            aria-label={word}
            title={word}
            aria-controls={props.name}
            onClick={() => setShown(!shown)}
          >
            {shown ? <EyeOffIcon /> : <EyeIcon />}
          </button>
        </span>
      )}
    />
  );
}
