import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { PasswordInput, SaveButton, SimpleForm, Toolbar } from '../../admin/index.ts';
import { useIdentity } from '../../auth/useIdentity.ts';
import { StrengthMeter } from '../../ui/StrengthMeter.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
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
  const change = useChangePassword(firstLogin, changed);
  return (
    <SimpleForm
      fields={passwordForm}
      validate={passwordsDiffer}
      label={t('settings.title')}
      onSubmit={change}
      toolbar={
        <div className="row">
          <Toolbar>
            <SaveButton label="settings.submit" />
          </Toolbar>
          {firstLogin ? <SkipButton skipped={skipped} /> : null}
        </div>
      }
    >
      {/* Tells password managers which account the password belongs to. */}
      <input type="email" autoComplete="username" value={email ?? ''} readOnly hidden />
      <PasswordInput<PasswordValues> source="oldPassword" autoComplete="current-password" />
      <NewPasswordInput />
      <PasswordInput<PasswordValues> source="repeat" />
    </SimpleForm>
  );
}

function NewPasswordInput() {
  const t = useText();
  const { trigger } = useFormContext();
  const { isSubmitted } = useFormState();
  const typed = String(useWatch({ name: 'newPassword' }) ?? '');
  return (
    <PasswordInput<PasswordValues>
      source="newPassword"
      helperText={<StrengthMeter password={typed} t={(key, values) => t(key as TextKey, values)} />}
      onChange={() => isSubmitted && void trigger('repeat')}
    />
  );
}

/** Postpones the first login. It resets the form, so that leaving the page asks no question. */
function SkipButton({ skipped }: { skipped(): void }) {
  const t = useText();
  const { reset } = useFormContext();
  const skip = () => {
    reset();
    skipped();
  };
  return (
    <TextButton variant="quiet" onClick={skip}>
      {t('settings.skip')}
    </TextButton>
  );
}
