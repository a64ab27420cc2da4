import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useIdentity } from '../../auth/useIdentity.ts';
import { PasswordInput } from '../../forms/inputs/PasswordInput.tsx';
import { RecordForm } from '../../forms/RecordForm.tsx';
import { SaveButtons } from '../../forms/SaveButtons.tsx';
import { Button } from '../../ui/Button.tsx';
import { StrengthMeter } from '../../ui/StrengthMeter.tsx';
import { useText, type TextKey } from '../../ui/useText.ts';
import { passwordForm, passwordsDiffer, type PasswordValues } from './passwordForm.ts';
import { useChangePassword } from './useChangePassword.ts';

interface Props {
  firstLogin: boolean;
  changed(): void;
  skipped(): void;
}

export function PasswordForm({ firstLogin, changed, skipped }: Props) {
  const t = useText();
  const { email } = useIdentity();
  const change = useChangePassword(firstLogin);
  return (
    <RecordForm
      form={passwordForm}
      check={passwordsDiffer}
      label={t('settings.title')}
      save={change}
      done={changed}
    >
      {/* Tells a password manager whose password this is. */}
      <input type="email" autoComplete="username" value={email ?? ''} readOnly hidden />
      <PasswordInput<PasswordValues> source="oldPassword" autoComplete="current-password" />
      <NewPasswordField />
      <PasswordInput<PasswordValues> source="repeat" />
      <div className="row">
        <SaveButtons submit={t('settings.submit')} />
        {firstLogin ? <SkipButton skipped={skipped} /> : null}
      </div>
    </RecordForm>
  );
}

function NewPasswordField() {
  const t = useText();
  const { trigger } = useFormContext();
  const { isSubmitted } = useFormState();
  const typed = String(useWatch({ name: 'newPassword' }) ?? '');
  return (
    <PasswordInput<PasswordValues>
      source="newPassword"
      hint={<StrengthMeter password={typed} t={(key, values) => t(key as TextKey, values)} />}
      onChange={() => isSubmitted && void trigger('repeat')}
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
    <Button variant="quiet" onClick={skip}>
      {t('settings.skip')}
    </Button>
  );
}
