import { useState } from 'react';
import type { FieldProps } from './Field.tsx';
import { PasswordField } from './PasswordField.tsx';
import { StrengthMeter } from './StrengthMeter.tsx';

/** A password being chosen, with its strength. */
export function NewPasswordField(props: FieldProps) {
  const [typed, setTyped] = useState('');
  return (
    <PasswordField
      {...props}
      autoComplete="new-password"
      hint={<StrengthMeter password={typed} />}
      onChange={event => setTyped(event.target.value)}
    />
  );
}
