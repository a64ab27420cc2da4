import { useState } from 'react';
import { StrengthMeter } from '../ui/StrengthMeter.tsx';
import type { FieldProps } from './Field.tsx';
import { PasswordField } from './PasswordField.tsx';
import { useText } from './text.ts';

/** A password being chosen, with its strength. */
export function NewPasswordField(props: FieldProps) {
  const t = useText();
  const [typed, setTyped] = useState('');
  const texts = {
    label: t('person.strength.label'),
    points: (points: number, max: number) => t('person.strength.points', { points, max }),
    parts: t('person.strength.parts'),
  };
  return (
    <PasswordField
      {...props}
      autoComplete="new-password"
      hint={<StrengthMeter password={typed} texts={texts} />}
      onChange={event => setTyped(event.target.value)}
    />
  );
}
