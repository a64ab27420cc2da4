import { useSourceContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { TextInput, type TextInputProps } from '../../admin/index.ts';
import { call } from '../../auth/call.ts';
import { useEmailTaken } from '../../data/useEmailTaken.ts';
import { useText } from '../../ui/useText.ts';
import { useInvisibleHint } from './useInvisibleHint.ts';

type Props<T> = Pick<TextInputProps<T>, 'source' | 'autoComplete'> & {
  /** The user who has this email; undefined for a new user. */
  person?: { _id: string; email: string } | undefined;
};

/** The email of a user. When typing stops, it asks whether the email is taken. */
export function EmailInput<T = unknown>({ person, autoComplete = 'off', source }: Props<T>) {
  const t = useText();
  const email = String(useWatch({ name: useSourceContext().getSource(source) }) ?? '').trim();
  const taken = useEmailTaken(call, email === person?.email ? '' : email, person?._id);
  const invisible = useInvisibleHint(source);
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
