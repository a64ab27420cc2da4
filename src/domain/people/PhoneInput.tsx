import { TextInput, type TextInputProps } from '../../admin/index.ts';
import { asPhone } from '../../platform/asPhone.ts';
import { useInvisibleHint } from './useInvisibleHint.ts';

/** A phone number; ten digits in any notation become (XXX) XXX-XXXX when the field is left. */
export const PhoneInput = <T = unknown,>({ source }: Pick<TextInputProps<T>, 'source'>) => (
  <TextInput<T>
    source={source}
    {...useInvisibleHint(source, asPhone)}
    type="tel"
    autoComplete="off"
    placeholder="(XXX) XXX-XXXX"
  />
);
