import { useState, type ComponentProps } from 'react';
import { AccountField } from './Field.tsx';
import { EyeIcon, EyeOffIcon } from './icons.tsx';
import { useAccountText } from './text.ts';
import { useHydrated } from './useHydrated.ts';

export function PasswordField(props: ComponentProps<typeof AccountField>) {
  const t = useAccountText();
  const isHydrated = useHydrated();
  const [shown, setShown] = useState(false);
  const word = t(shown ? 'person.hidePassword' : 'person.showPassword');
  return (
    <AccountField
      {...props}
      type={shown ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      wrapInput={input => (
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
