import { useFormContext, useWatch } from 'react-hook-form';
import { PasswordField } from '../../forms/PasswordField.tsx';
import { RecordForm } from '../../forms/RecordForm.tsx';
import { SaveButtons } from '../../forms/SaveButtons.tsx';
import { useMe } from '../../calls/MeContext.tsx';
import { StrengthMeter } from '../../ui/StrengthMeter.tsx';
import { useText } from '../../ui/useText.ts';
import { passwordFields, passwordsDiffer } from './passwordFields.ts';
import { useChangePassword } from './useChangePassword.ts';

interface Props {
  firstLogin: boolean;
  changed(): void;
  skipped(): void;
}

export function PasswordForm({ firstLogin, changed, skipped }: Props) {
  const t = useText();
  const { email } = useMe();
  const change = useChangePassword(firstLogin);
  return (
    <RecordForm fields={passwordFields} values={{}} check={passwordsDiffer} label={t('settings.title')} save={change} done={changed}>
      {/* Tells a password manager whose password this is. */}
      <input type="email" autoComplete="username" value={email ?? ''} readOnly hidden />
      <PasswordField source="oldPassword" label={t('settings.old')} autoComplete="current-password" />
      <NewPasswordField />
      <PasswordField source="repeat" label={t('settings.repeat')} />
      <div className="row">
        <SaveButtons submit={t('settings.submit')} />
        {firstLogin ? <SkipButton skipped={skipped} /> : null}
      </div>
    </RecordForm>
  );
}

function NewPasswordField() {
  const t = useText();
  const typed = String(useWatch({ name: 'newPassword' }) ?? '');
  return (
    <PasswordField
      source="newPassword"
      label={t('settings.new')}
      hint={<StrengthMeter password={typed} t={t} />}
      registered={{ deps: 'repeat' }}
    />
  );
}

/** Leaves the first login for another time; what was typed is given up, so nobody asks about it. */
function SkipButton({ skipped }: { skipped(): void }) {
  const t = useText();
  const { reset } = useFormContext();
  const skip = () => {
    reset();
    skipped();
  };
  return (
    <button type="button" className="button quiet" onClick={skip}>
      {t('settings.skip')}
    </button>
  );
}
