import { useEffect, useRef, useState, type ChangeEvent, type ComponentProps } from 'react';
import { StrengthMeter } from '../ui/StrengthMeter.tsx';
import type { AccountField } from './Field.tsx';
import { PasswordField } from './PasswordField.tsx';
import { useAccountText } from './text.ts';

/** Returns the current text of a field, including text that was typed before React hydrated it. */
export function useTyped() {
  const ref = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  useEffect(() => setTyped(ref.current!.value), []);
  return {
    typed,
    field: { ref, onChange: (event: ChangeEvent<HTMLInputElement>) => setTyped(event.target.value) },
  };
}

export function NewPasswordField(props: ComponentProps<typeof AccountField>) {
  const t = useAccountText();
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
