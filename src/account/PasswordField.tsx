import { useState, type ComponentProps } from 'react';
import { AccountField } from './AccountField.tsx';
import { useAccountText } from './accountText.ts';
import { EyeIcon, EyeOffIcon } from './icons.tsx';
import { useHydrated } from './useHydrated.ts';

export function PasswordField(props: ComponentProps<typeof AccountField>) {
  const t = useAccountText();
  const isHydrated = useHydrated();
  const [isVisible, setVisible] = useState(false);
  const label = t(isVisible ? 'person.hidePassword' : 'person.showPassword');
  return (
    <AccountField
      {...props}
      type={isVisible ? 'text' : 'password'}
      spellCheck={false}
      autoCapitalize="none"
      wrapInput={input => (
        <span className="password">
          {input}
          <button
            type="button"
            className="icon-button"
            disabled={!isHydrated}
            aria-label={label}
            title={label}
            aria-controls={props.name}
            onClick={() => setVisible(!isVisible)}
          >
            {isVisible ? <EyeOffIcon /> : <EyeIcon />}
          </button>
        </span>
      )}
    />
  );
}
