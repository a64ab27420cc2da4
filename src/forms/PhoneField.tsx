import { useFormContext } from 'react-hook-form';
import { asPhone } from '../platform/rules.ts';
import { TextField } from './TextField.tsx';

/** A phone number; ten digits typed in any way become (XXX) XXX-XXXX when the field is left. */
export function PhoneField({ source, label }: { source: string; label: string }) {
  const { setValue, getValues } = useFormContext();
  const tidy = () => {
    const typed = String(getValues(source) ?? '');
    const phone = asPhone(typed);
    if (phone !== typed) setValue(source, phone, { shouldDirty: true, shouldValidate: true });
  };
  return <TextField source={source} label={label} type="tel" autoComplete="off" placeholder="(XXX) XXX-XXXX" registered={{ onBlur: tidy }} />;
}
