import type { ComponentProps } from 'react';
import { StrengthMeter } from '../ui/StrengthMeter.tsx';
import type { Field } from './Field.tsx';
import { PasswordField } from './PasswordField.tsx';
import { useText } from './text.ts';
import { useTyped } from './useTyped.ts';

/** A password being chosen, with what it needs and its strength. */
export function NewPasswordField(props: ComponentProps<typeof Field>) {
  const t = useText();
  const { typed, field } = useTyped();
  return (
    <PasswordField
      {...props}
      {...field}
      autoComplete="new-password"
      hint={<StrengthMeter password={typed} t={t} />}
    />
  );
}
