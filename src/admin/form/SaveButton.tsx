import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import {
  setSubmissionErrors,
  useFormIsDirty,
  useRecordFromLocation,
  useSaveContext,
  useTranslate,
  type SaveButtonProps as RaSaveButtonProps,
} from 'react-admin';
import { useFormContext, useFormState, type FieldValues } from 'react-hook-form';
import { TextButton } from '../../ui/TextButton.tsx';
import { useText } from '../../ui/useText.ts';
import { useDefaultProps } from '../useDefaultProps.ts';

export type SaveButtonProps = Pick<
  RaSaveButtonProps,
  | 'alwaysEnable'
  | 'className'
  | 'disabled'
  | 'form'
  | 'label'
  | 'mutationOptions'
  | 'onClick'
  | 'size'
  | 'transform'
> & {
  icon?: ReactNode;
  type?: 'button' | 'submit';
};

/** react-admin's `SaveButton`. With the prop `form` it can be rendered outside its form. */
export function SaveButton(inProps: SaveButtonProps) {
  const props = useDefaultProps('SaveButton', inProps);
  return useFormContext() ? (
    <FormSaveButton {...props} />
  ) : (
    <LabelledButton {...buttonProps(props)} icon={props.icon} label={props.label} type={props.type} />
  );
}

const buttonProps = ({ className, disabled, form, onClick, size }: SaveButtonProps) =>
  ({ className, disabled, form, onClick, small: size === 'small' }) as ComponentProps<typeof TextButton>;

interface LabelledButtonProps extends ComponentProps<typeof TextButton> {
  icon?: ReactNode;
  label?: string | undefined;
}

function LabelledButton({ icon, label, type = 'submit', pending = false, ...props }: LabelledButtonProps) {
  const t = useText();
  const translate = useTranslate();
  return (
    <TextButton variant="primary" type={type} pending={pending} {...props}>
      {icon}
      {pending ? t('ui.saving') : label ? translate(label, { _: label }) : t('ui.save')}
    </TextButton>
  );
}

function FormSaveButton({
  alwaysEnable = false,
  icon,
  label,
  mutationOptions,
  transform,
  type = 'submit',
  ...props
}: SaveButtonProps) {
  const form = useFormContext();
  const { save } = useSaveContext();
  const { isSubmitting, isValidating } = useFormState();
  const isDirty = useFormIsDirty();
  const prefilled = useRecordFromLocation();
  const isIdle = (!isDirty && prefilled === null) || isValidating || isSubmitting;
  const submit = async (values: FieldValues) => {
    const errors: unknown = await save?.(values, {
      ...(mutationOptions as object | undefined),
      ...(transform && { transform }),
    });
    if (errors) setSubmissionErrors(errors, form.setError);
  };
  const onClick = (event: MouseEvent<HTMLButtonElement>) => {
    props.onClick?.(event);
    if (event.defaultPrevented || type !== 'button') return;
    event.stopPropagation();
    void form.handleSubmit(submit)(event);
  };
  return (
    <LabelledButton
      {...buttonProps(props)}
      icon={icon}
      label={label}
      type={type}
      pending={isSubmitting}
      disabled={!alwaysEnable && (props.disabled || isIdle)}
      onClick={onClick}
    />
  );
}
