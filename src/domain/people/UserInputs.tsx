import { useSourceContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { FormDefinition, FormValues } from '../../admin/form/defineForm.ts';
import { TextInput, type TextInputProps } from '../../admin/index.ts';
import { callWithoutSchema } from '../../auth/callWithoutSchema.ts';
import { useEmailTaken } from '../../data/useEmailTaken.ts';
import { formatPhone } from '../../platform/formatPhone.ts';
import type { UserFields } from '../../platform/users.ts';
import { useText } from '../../ui/useText.ts';
import { useInvisibleCharacterProps } from './useInvisibleCharacterProps.ts';

type EmailInputProps<T> = Pick<TextInputProps<T>, 'source' | 'autoComplete'> & {
  /** The user who has this email. Undefined for a new user. */
  user?: { _id: string; email: string } | undefined;
};

/** Checks whether the email is taken when typing stops. */
function EmailInput<T = unknown>({ user, autoComplete = 'off', source }: EmailInputProps<T>) {
  const t = useText();
  const email = String(useWatch({ name: useSourceContext().getSource(source) }) ?? '').trim();
  const taken = useEmailTaken(callWithoutSchema, email === user?.email ? '' : email, user?._id);
  const invisible = useInvisibleCharacterProps(source);
  return (
    <TextInput<T>
      source={source}
      {...invisible}
      type="email"
      autoComplete={autoComplete}
      externalError={taken ? t('personRules.emailTaken') : undefined}
    />
  );
}

/** Formats ten digits in any notation as (XXX) XXX-XXXX when the field loses the focus. */
const PhoneInput = <T = unknown,>({ source }: Pick<TextInputProps<T>, 'source'>) => (
  <TextInput<T>
    source={source}
    {...useInvisibleCharacterProps(source, formatPhone)}
    type="tel"
    autoComplete="off"
    placeholder="(XXX) XXX-XXXX"
  />
);

type UserFormValues = FormValues<FormDefinition<typeof UserFields>>;

interface Props {
  /** The edited user. Undefined for a new user. */
  user?: { _id: string; email: string };
  /** Whether users edit their own profile. The browser may then autofill it. */
  own?: boolean;
  autoFocus?: boolean;
}

/** Returns the fields that all forms of a user share, by source. */
export const userInputs = ({ user, own = false, autoFocus = false }: Props) => ({
  firstName: (
    <TextInput<UserFormValues>
      key="firstName"
      source="firstName"
      autoComplete={own ? 'given-name' : 'off'}
      autoFocus={autoFocus}
    />
  ),
  lastName: (
    <TextInput<UserFormValues> key="lastName" source="lastName" autoComplete={own ? 'family-name' : 'off'} />
  ),
  email: (
    <EmailInput<UserFormValues> key="email" source="email" user={user} autoComplete={own ? 'email' : 'off'} />
  ),
  phone: <PhoneInput<UserFormValues> key="phone" source="phone" />,
});

/** Renders the shared fields in sequence, for a new user and for the profile. */
export const UserInputs = (props: Props) => Object.values(userInputs(props));
