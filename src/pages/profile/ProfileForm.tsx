import { useEffect, useRef } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { PersonInputs } from '../../access/PersonInputs.tsx';
import type { User } from '../../platform/users.ts';
import { BooleanInput } from '../../forms/inputs/BooleanInput.tsx';
import { RecordForm } from '../../forms/RecordForm.tsx';
import { filledAll } from '../../forms/rules.ts';
import { SaveButtons } from '../../forms/SaveButtons.tsx';
import { useText } from '../../ui/useText.ts';
import styles from './profile.module.css';
import { profileForm, type ProfileValues } from './profileForm.ts';
import { useSaveProfile } from './useSaveProfile.ts';

export function ProfileForm({ me }: { me: User }) {
  const t = useText();
  const save = useSaveProfile();
  return (
    <RecordForm form={profileForm} values={me} draft="profile" label={t('profile.title')} save={save}>
      <FollowMe me={me} />
      <div className={styles.two}>
        <PersonInputs person={me} own />
      </div>
      <div className={styles.check}>
        <BooleanInput<ProfileValues> source="productEmailSubscription" label="profile.productEmails" />
      </div>
      <SaveButtons />
    </RecordForm>
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
    reset(filledAll(profileForm.fields, me));
  }, [me, isDirty, reset]);
  return null;
}
