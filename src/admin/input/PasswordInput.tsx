import VisibilityOffIcon from '@mui/icons-material/VisibilityOffOutlined';
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import { useState } from 'react';
import type { PasswordInputProps as RaPasswordInputProps } from 'react-admin';
import { Field } from '../../ui/Field.tsx';
import { IconAction } from '../../ui/IconAction.tsx';
import { useText } from '../../ui/useText.ts';
import { isSecretRule } from '../form/fieldRules.ts';
import { useTextParse } from './TextInput.tsx';
import {
  useInputRule,
  useLabelledInput,
  type InputSource,
  type LabelledInputProps,
} from './useLabelledInput.ts';

export type PasswordInputProps<T> = LabelledInputProps &
  Pick<RaPasswordInputProps, 'autoComplete' | 'initiallyVisible' | 'placeholder'> & {
    source: InputSource<T, string>;
    /** The label of the button that shows or hides the value. */
    toggleLabel?: (isVisible: boolean) => string;
  };

/** react-admin's `PasswordInput`. In a form with `fields` its field must be a `secret`, so that drafts do not store it. */
export function PasswordInput<T = unknown>({
  autoComplete = 'new-password',
  className = 'input',
  initiallyVisible = false,
  placeholder,
  toggleLabel,
  ...props
}: PasswordInputProps<T>) {
  const t = useText();
  const [isVisible, setVisible] = useState(initiallyVisible);
  const rule = useInputRule(props.source);
  if (rule && !isSecretRule(rule)) throw new Error(`${props.source} is not marked as a secret`);
  const { field, fieldProps, inputProps } = useLabelledInput({ ...useTextParse(props.source), ...props });
  const Icon = isVisible ? VisibilityOffIcon : VisibilityIcon;
  return (
    <Field {...fieldProps}>
      <span className="password">
        <input
          className={className}
          type={isVisible ? 'text' : 'password'}
          autoComplete={autoComplete}
          placeholder={placeholder}
          {...inputProps}
          {...field}
        />
        <IconAction
          label={toggleLabel?.(isVisible) ?? t(isVisible ? 'person.hidePassword' : 'person.showPassword')}
          onClick={() => setVisible(!isVisible)}
        >
          <Icon />
        </IconAction>
      </span>
    </Field>
  );
}
