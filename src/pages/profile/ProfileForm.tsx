import { useEffect, useRef } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useEmailTaken } from '../../client/useEmailTaken.ts';
import type { User } from '../../platform/users.ts';
import { CheckField } from '../../forms/CheckField.tsx';
import { emptyOf } from '../../forms/fieldsOf.ts';
import { PhoneField } from '../../forms/PhoneField.tsx';
import { RecordForm } from '../../forms/RecordForm.tsx';
import { SaveButtons } from '../../forms/SaveButtons.tsx';
import { TextField } from '../../forms/TextField.tsx';
import { useText } from '../../ui/useText.ts';
import styles from './profile.module.css';
import { profileFields } from './profileFields.ts';
import { useSaveProfile } from './useSaveProfile.ts';

const valuesOf = (me: User) =>
  Object.fromEntries(Object.entries(profileFields).map(([name, rule]) => [name, me[name as keyof User] ?? emptyOf(rule)]));

export function ProfileForm({ me }: { me: User }) {
  const t = useText();
  const save = useSaveProfile();
  return (
    <RecordForm fields={profileFields} values={me} draft="profile" label={t('profile.title')} save={save}>
      <FollowMe me={me} />
      <div className={styles.two}>
        <TextField source="firstName" label={t('person.firstName')} autoComplete="given-name" />
        <TextField source="lastName" label={t('person.lastName')} autoComplete="family-name" />
        <EmailField me={me} />
        <PhoneField source="phone" label={t('person.phone')} />
      </div>
      <div className={styles.check}>
        <CheckField source="productEmailSubscription" label={t('profile.productEmails')} />
      </div>
      <SaveButtons />
    </RecordForm>
  );
}

function EmailField({ me }: { me: User }) {
  const t = useText();
  const email = String(useWatch({ name: 'email' }) ?? '').trim();
  const taken = useEmailTaken(email === me.email ? '' : email, me._id);
  return (
    <TextField
      source="email"
      label={t('person.email')}
      type="email"
      autoComplete="email"
      fault={taken ? t('person.rule.emailTaken') : undefined}
    />
  );
}

/** An untouched form shows what others change of this person; one that is being filled in stays as it is. */
function FollowMe({ me }: { me: User }) {
  const { reset } = useFormContext();
  const { isDirty } = useFormState();
  const followed = useRef(me);
  useEffect(() => {
    if (isDirty || followed.current === me) return;
    followed.current = me;
    reset(valuesOf(me));
  }, [me, isDirty, reset]);
  return null;
}
