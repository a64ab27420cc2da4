import { asPhone } from '../../platform/rules.ts';
import { TextInput, type TextInputProps } from './TextInput.tsx';
import { useInvisibleHint } from './useInvisibleHint.ts';

/** A phone number; ten digits typed in any way become (XXX) XXX-XXXX when the field is left. */
export function PhoneInput<T = never>(props: Pick<TextInputProps<T>, 'source' | 'label' | 'hint'>) {
  const { hint = props.hint, ...invisible } = useInvisibleHint(props.source, asPhone);
  return (
    <TextInput<T>
      {...props}
      {...invisible}
      hint={hint}
      type="tel"
      autoComplete="off"
      placeholder="(XXX) XXX-XXXX"
    />
  );
}
