import { useSourceContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { asPhone } from '../../platform/rules.ts';
import { TextInput, type TextInputProps } from './TextInput.tsx';

/** A phone number; ten digits typed in any way become (XXX) XXX-XXXX when the field is left. */
export function PhoneInput<T = never>(props: Pick<TextInputProps<T>, 'source' | 'label' | 'hint'>) {
  const { setValue, getValues } = useFormContext();
  const name = useSourceContext().getSource(props.source);
  const tidy = () => {
    const typed = String(getValues(name) ?? '');
    const phone = asPhone(typed);
    if (phone !== typed) setValue(name, phone, { shouldDirty: true, shouldValidate: true });
  };
  return <TextInput<T> {...props} type="tel" autoComplete="off" placeholder="(XXX) XXX-XXXX" onBlur={tidy} />;
}
