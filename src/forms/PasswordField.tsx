import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOffOutlined';
import { useState, type ComponentProps } from 'react';
import { useText } from '../ui/useText.ts';
import { TextField } from './TextField.tsx';

type Props = Pick<ComponentProps<typeof TextField>, 'source' | 'label' | 'hint' | 'autoComplete' | 'autoFocus' | 'registered'>;

/** A password that can be looked at while it is typed. */
export function PasswordField({ autoComplete = 'new-password', ...rest }: Props) {
  const t = useText();
  const [shown, setShown] = useState(false);
  const Icon = shown ? VisibilityOffIcon : VisibilityIcon;
  return (
    <TextField
      {...rest}
      type={shown ? 'text' : 'password'}
      autoComplete={autoComplete}
      wrap={input => (
        <span className="password">
          {input}
          <button
            type="button"
            className="icon-button"
            aria-label={t(shown ? 'person.hidePassword' : 'person.showPassword')}
            onClick={() => setShown(!shown)}
          >
            <Icon />
          </button>
        </span>
      )}
    />
  );
}
