import { useSourceContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { call } from '../../auth/call.ts';
import { useEmailTaken } from '../../client/useEmailTaken.ts';
import { useText } from '../../ui/useText.ts';
import { TextInput, type TextInputProps } from './TextInput.tsx';
import { useInvisibleHint } from './useInvisibleHint.ts';

interface Props<T> extends Pick<TextInputProps<T>, 'source' | 'label' | 'autoComplete'> {
  /** Whose e-mail it is; nobody's yet where a person is added. */
  person?: { _id: string; email: string } | undefined;
}

/** The e-mail of a person; whether it is free is asked when typing stops. */
export function EmailInput<T = never>({ person, autoComplete = 'off', ...rest }: Props<T>) {
  const t = useText();
  const email = String(useWatch({ name: useSourceContext().getSource(rest.source) }) ?? '').trim();
  const taken = useEmailTaken(call, email === person?.email ? '' : email, person?._id);
  const invisible = useInvisibleHint(rest.source);
  return (
    <TextInput<T>
      {...rest}
      {...invisible}
      type="email"
      autoComplete={autoComplete}
      error={taken ? t('personRules.emailTaken') : undefined}
    />
  );
}
