import { useEffect, useRef, useState, type ChangeEvent, type ComponentProps } from 'react';
import { StrengthMeter } from '../ui/StrengthMeter.tsx';
import type { AccountField } from './Field.tsx';
import { PasswordField } from './PasswordField.tsx';
import { useAccountText } from './text.ts';

/** What stands in a field while it is typed into, and what was typed before React had it. */
export function useTyped() {
  const ref = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  useEffect(() => setTyped(ref.current!.value), []);
  return {
    typed,
    field: { ref, onChange: (event: ChangeEvent<HTMLInputElement>) => setTyped(event.target.value) },
  };
}

/** A password being chosen, with what it needs and its strength. */
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
