import { useWatch } from 'react-hook-form';
import { useEmailTaken } from '../../client/useEmailTaken.ts';
import { CheckField } from '../../forms/CheckField.tsx';
import { PasswordField } from '../../forms/PasswordField.tsx';
import { PhoneField } from '../../forms/PhoneField.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { useText } from '../../ui/useText.ts';

/** The e-mail of a user; whether it is free is asked when typing stops. */
export function EmailField({ current, id }: { current?: string; id?: string }) {
  const t = useText();
  const email = String(useWatch({ name: 'email' }) ?? '').trim();
  const taken = useEmailTaken(email === current ? '' : email, id);
  return (
    <TextField
      source="email"
      label={t('users.field.email')}
      type="email"
      autoComplete="off"
      fault={taken ? t('person.rule.emailTaken') : undefined}
    />
  );
}

/** The fields an admin edits of an existing user. */
export function UserInputs({ user }: { user: { _id: string; email: string } }) {
  const t = useText();
  return (
    <>
      <TextField source="firstName" label={t('users.field.firstName')} autoComplete="off" autoFocus />
      <TextField source="lastName" label={t('users.field.lastName')} autoComplete="off" />
      <EmailField current={user.email} id={user._id} />
      <PhoneField source="phone" label={t('users.field.phone')} />
      <PasswordField source="password" label={t('users.field.password')} />
      <CheckField source="isActive" label={t('users.field.isActive')} />
    </>
  );
}
