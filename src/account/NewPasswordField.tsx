import { useEffect, useRef, useState, type ChangeEvent, type ComponentProps } from 'react';
import { StrengthMeter } from '../ui/StrengthMeter.tsx';
import type { AccountField } from './AccountField.tsx';
import { useAccountText } from './accountText.ts';
import { PasswordField } from './PasswordField.tsx';

/** Returns the current text of a field, including text that was typed before React hydrated it. */
export function useInputText() {
  const ref = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  useEffect(() => setText(ref.current!.value), []);
  return {
    text,
    inputProps: { ref, onChange: (event: ChangeEvent<HTMLInputElement>) => setText(event.target.value) },
  };
}

export function NewPasswordField(props: ComponentProps<typeof AccountField>) {
  const t = useAccountText();
  const { text, inputProps } = useInputText();
  return (
    <PasswordField
      {...props}
      {...inputProps}
      autoComplete="new-password"
      hint={<StrengthMeter password={text} t={t} />}
    />
  );
}
