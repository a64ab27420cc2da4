import {
  useContext,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type FormEvent,
  type KeyboardEvent,
} from 'react';
import {
  FormGroupsProvider,
  OptionalRecordContextProvider,
  SaveContextProvider,
  SourceContextProvider,
  useAugmentedForm,
  useEvent,
  useRecordContext,
  useResourceContext,
  useTranslate,
  type FormProps as RaFormProps,
  type RaRecord,
  type ValidateForm,
} from 'react-admin';
import { FormProvider, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { useFocusReturn } from '../../ui/focus/handover.ts';
import { useLeaveGuard } from '../../ui/unsaved/useLeaveGuard.ts';
import type { TextKey } from '../../ui/useText.ts';
import { useDefaultProps } from '../useDefaultProps.ts';
import { contractResolver } from './contractResolver.ts';
import { keepsDraft, type FormDefinition } from './defineForm.ts';
import { DiscardContext } from './DiscardContext.ts';
import { EditedFormContext } from './EditedFormContext.ts';
import { CancelContext, FormContext } from './FormContext.ts';
import { FormDraft, type DraftHandle } from './FormDraft.tsx';
import { changedValues, newRecordValues, unsavedTexts } from './formValues.ts';
import { InvalidFieldsNote } from './InvalidFieldsNote.tsx';
import { LocationGuard } from './LocationGuard.tsx';
import { useFormSave } from './useFormSave.ts';
import { useFrozenRecord } from './useFrozenRecord.ts';
import { useLocationPrefill } from './useLocationPrefill.ts';

export type FormProps = Pick<
  RaFormProps<RaRecord>,
  | 'children'
  | 'className'
  | 'defaultValues'
  | 'disableInvalidFormNotification'
  | 'formControl'
  | 'id'
  | 'mode'
  | 'noValidate'
  | 'onSubmit'
  | 'record'
  | 'resolver'
  | 'sanitizeEmptyValues'
  | 'warnWhenUnsavedChanges'
> & {
  // Method syntax, so that an implementation may narrow the type of `values`.
  validate?(values: FieldValues): ReturnType<ValidateForm>;
  /** The fields with their rules from the platform's contract. Values are validated by these rules and by the inputs' `validate`. */
  fields?: FormDefinition;
  /** Name of the draft, to which the record's id is appended. A long form stores a draft. A short one is only refilled after a sign-in. */
  draft?: string;
  /** Accessible name. */
  label?: string;
  /** Called by Escape and by the Cancel button. */
  cancel?(): void;
  /**
   * Resets the form after a save and focuses its first field, to create the next record. A function returns the values that stay. By
   * default these are the values that changed during the save.
   */
  resetAfterSave?: boolean | ((sent: FieldValues, now: FieldValues) => FieldValues);
};

const NO_RULES = {};

/** react-admin's `Form`. It uses `useAugmentedForm`, because ra-core's `Form` does not accept `aria-label`, `onKeyDown` and `ref`. */
export function Form(inProps: FormProps) {
  const props = useDefaultProps('Form', inProps);
  const contextRecord = useRecordContext<RaRecord>();
  const record = (props.record as RaRecord | undefined) ?? contextRecord;
  return (
    <LocationGuard fields={props.fields?.fields}>
      <FormController key={record?.id} {...props} newest={record} />
    </LocationGuard>
  );
}

function FormController({
  children,
  className,
  cancel: cancelProp,
  draft: draftName,
  fields: definition,
  id,
  label,
  newest,
  noValidate,
  onSubmit,
  resetAfterSave = false,
  resolver,
  sanitizeEmptyValues,
  validate,
  warnWhenUnsavedChanges = false,
  defaultValues,
  ...props
}: FormProps & { newest: RaRecord | undefined }) {
  const translate = useTranslate();
  const resource = useResourceContext();
  const frozen = useFrozenRecord(newest, definition);
  const isNew = newest?.id === undefined;
  const [unreadable] = useState(() => new Map<string, TextKey>());
  const formRef = useRef<UseFormReturn<FieldValues>>(undefined);
  const draftRef = useRef<DraftHandle>(null);
  const allowLeaveRef = useRef(() => {});
  const getChanges = (typed: FieldValues) =>
    definition
      ? changedValues(definition.fields, formRef.current?.formState.defaultValues ?? {}, typed)
      : typed;

  const { save, context, isBusy, hasChangedDuringSave } = useFormSave(formRef, {
    definition,
    record: isNew ? undefined : frozen.record,
    acceptSaved: frozen.acceptSaved,
    onSubmit: onSubmit as typeof save | undefined,
    sanitizeEmptyValues,
    resetAfterSave,
    allowLeave: allowLeaveRef,
    draftRef,
  });
  const rulesResolver =
    definition &&
    contractResolver({
      fields: definition.fields,
      getChanges: typed => (isNew ? definition.fields : getChanges(typed)),
      unreadable,
      validate,
    });
  const initialValues = definition && isNew ? newRecordValues(definition, defaultValues) : defaultValues;
  const finalResolver = resolver ?? rulesResolver;
  const { form: formMethods, formHandleSubmit } = useAugmentedForm<RaRecord>({
    ...props,
    ...(frozen.record && { record: frozen.record.initialValues }),
    ...(initialValues && { defaultValues: initialValues }),
    ...(finalResolver && { resolver: finalResolver }),
    ...(validate && { validate }),
    ...(sanitizeEmptyValues && { sanitizeEmptyValues }),
    ...((onSubmit || context.save) && { onSubmit: save }),
    // Keeps refilled values and input typed during a save.
    resetOptions: RESET_OPTIONS,
  });
  formRef.current = formMethods;
  useLocationPrefill(formMethods, !definition);
  const { isDirty, isSubmitting } = formMethods.formState;
  if (!isDirty) frozen.updateToNewest();

  const getUnsavedTexts = useEvent(() =>
    definition ? unsavedTexts(definition, getChanges(formMethods.getValues()), translate) : [],
  );
  const allowLeave = useLeaveGuard(
    isDirty && warnWhenUnsavedChanges,
    !!draftName && !!definition && keepsDraft(definition),
    {
      typed: getUnsavedTexts,
      sending: isSubmitting,
    },
  );
  allowLeaveRef.current = allowLeave;

  const contextCancel = useContext(CancelContext);
  const cancel = cancelProp ?? contextCancel;
  const cancelForm =
    cancel &&
    (() => {
      formMethods.reset();
      allowLeave();
      draftRef.current?.drop();
      cancel();
    });
  const discard = useEvent(() => {
    formMethods.reset(undefined, { keepValues: true });
    allowLeave();
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (isBusy()) event.preventDefault();
    event.stopPropagation();
    formHandleSubmit(event);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !cancelForm || event.defaultPrevented) return;
    event.preventDefault();
    cancelForm();
  };

  const labelOf = useMemo(
    () =>
      definition?.labelOf ??
      ((source: string) => `resources.${resource}.fields.${source.replace(/\.\d+/g, '')}` as TextKey),
    [definition, resource],
  );
  const sources = useMemo(() => ({ getSource: (source: string) => source, getLabel: labelOf }), [labelOf]);
  const formDefinition = definition ?? { resource: resource ?? '', fields: NO_RULES, labelOf };
  const registerForm = useContext(EditedFormContext);
  useLayoutEffect(
    () => registerForm({ definition, hasChangedDuringSave }),
    [registerForm, definition, hasChangedDuringSave],
  );

  return (
    <OptionalRecordContextProvider value={frozen.record?.initialValues}>
      <SourceContextProvider value={sources}>
        <FormProvider {...formMethods}>
          <SaveContextProvider value={context}>
            <FormContext value={{ definition: formDefinition, unreadable, cancel: cancelForm }}>
              <DiscardContext value={discard}>
                <FormGroupsProvider>
                  <form
                    ref={useFocusReturn()}
                    id={id}
                    className={className}
                    noValidate={noValidate}
                    aria-label={label}
                    data-record={newest?.id}
                    onSubmit={submit}
                    onKeyDown={onKeyDown}
                  >
                    {draftName && definition ? (
                      <FormDraft
                        ref={draftRef}
                        name={`${draftName}:${newest?.id ?? 'new'}`}
                        getChanges={() => getChanges(formMethods.getValues())}
                      />
                    ) : null}
                    {definition && !isNew ? <InvalidFieldsNote /> : null}
                    {children}
                  </form>
                </FormGroupsProvider>
              </DiscardContext>
            </FormContext>
          </SaveContextProvider>
        </FormProvider>
      </SourceContextProvider>
    </OptionalRecordContextProvider>
  );
}

/** Without `keepDirty`, resetting the values would also mark a refilled form as clean. */
const RESET_OPTIONS = { keepDirtyValues: true, keepDirty: true } as const;
