import { PersonInputs } from '../../access/PersonInputs.tsx';
import { FollowRecord } from '../../forms/FollowRecord.tsx';
import { BooleanInput } from '../../forms/inputs/BooleanInput.tsx';
import { RecordForm } from '../../forms/RecordForm.tsx';
import { SaveButtons } from '../../forms/SaveButtons.tsx';
import type { User } from '../../platform/users.ts';
import { useText } from '../../ui/useText.ts';
import styles from './profile.module.css';
import { profileForm, type ProfileValues } from './profileForm.ts';
import { useSaveProfile } from './useSaveProfile.ts';

export function ProfileForm({ me }: { me: User }) {
  const t = useText();
  const save = useSaveProfile();
  return (
    <RecordForm form={profileForm} values={me} name="profile" label={t('profile.title')} save={save}>
      <FollowRecord record={me} />
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
