import VisibilityOffIcon from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import { useState } from 'react';
import { useSourceContext } from 'react-admin';
import { IconButton } from '../../ui/IconButton.tsx';
import { useText } from '../../ui/useText.ts';
import { useWithin } from '../FormContext.ts';
import { isSecret, ruleAt } from '../rules.ts';
import { TextInput, type TextInputProps } from './TextInput.tsx';

interface Props<T> extends Omit<TextInputProps<T>, 'type' | 'wrap'> {
  /** What its button says, where it is no password. */
  reveal?(shown: boolean): string;
}

/** A password or key that can be looked at while it is typed. Its field must be marked as a `secret`, so that no draft keeps it. */
export function PasswordInput<T = never>({ autoComplete = 'new-password', reveal, ...rest }: Props<T>) {
  const t = useText();
  const [shown, setShown] = useState(false);
  const rule = ruleAt(useWithin().form.fields, useSourceContext().getSource(rest.source));
  if (rule && !isSecret(rule)) throw new Error(`${rest.source} is not marked as a secret`);
  const Icon = shown ? VisibilityOffIcon : VisibilityIcon;
  return (
    <TextInput<T>
      {...rest}
      type={shown ? 'text' : 'password'}
      autoComplete={autoComplete}
      wrap={input => (
        <span className="password">
          {input}
          <IconButton
            label={reveal?.(shown) ?? t(shown ? 'person.hidePassword' : 'person.showPassword')}
            onClick={() => setShown(!shown)}
          >
            <Icon />
          </IconButton>
        </span>
      )}
    />
  );
}
