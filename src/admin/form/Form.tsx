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
import { FormDraft, type KeptDraft } from './FormDraft.tsx';
import { changedValues, filledDefaults, typedTexts } from './formValues.ts';
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
  // A method, so that it can name the type of its values.
  validate?(values: FieldValues): ReturnType<ValidateForm>;
  /** The form definition: each field with its rule from the platform's contract. Values are validated by these rules and by the inputs’ own `validate`. */
  fields?: FormDefinition;
  /** Name of the draft, followed by the record's id. A long form stores a draft, a short one is only refilled after a sign-in. */
  draft?: string;
  /** Accessible name. */
  label?: string;
  /** Called by Escape and by the Cancel button. */
  cancel?(): void;
  /**
   * Resets the form after a save and focuses its first field, to create the next record. A function returns the values that stay; by
   * default those that changed during the save.
   */
  resetAfterSave?: boolean | ((sent: FieldValues, now: FieldValues) => FieldValues);
};

const NO_RULES = {};

/** react-admin's `Form`. It uses `useAugmentedForm` because ra-core's `Form` takes no `aria-label`, `onKeyDown` or `ref`. */
export function Form(given: FormProps) {
  const props = useDefaultProps('Form', given);
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
  cancel: close,
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
  const form = useRef<UseFormReturn<FieldValues>>(undefined);
  const draft = useRef<KeptDraft>(null);
  const letLeave = useRef(() => {});
  const changed = (typed: FieldValues) =>
    definition ? changedValues(definition.fields, form.current?.formState.defaultValues ?? {}, typed) : typed;

  const { save, context, isBusy, isTypedSince } = useFormSave(form, {
    definition,
    record: isNew ? undefined : frozen.record,
    take: frozen.take,
    onSubmit: onSubmit as typeof save | undefined,
    sanitizeEmptyValues,
    resetAfterSave,
    letLeave,
    draft,
  });
  const rules =
    definition &&
    contractResolver({
      fields: definition.fields,
      changed: typed => (isNew ? definition.fields : changed(typed)),
      unreadable,
      validate,
    });
  const initial = definition && isNew ? filledDefaults(definition, defaultValues) : defaultValues;
  const finalResolver = resolver ?? rules;
  const { form: own, formHandleSubmit } = useAugmentedForm<RaRecord>({
    ...props,
    ...(frozen.record && { record: frozen.record.filled }),
    ...(initial && { defaultValues: initial }),
    ...(finalResolver && { resolver: finalResolver }),
    ...(validate && { validate }),
    ...(sanitizeEmptyValues && { sanitizeEmptyValues }),
    ...((onSubmit || context.save) && { onSubmit: save }),
    // Keeps refilled values and input typed during a save.
    resetOptions: KEEP,
  });
  form.current = own;
  useLocationPrefill(own, !definition);
  const { isDirty, isSubmitting } = own.formState;
  if (!isDirty) frozen.follow();

  const texts = useEvent(() =>
    definition ? typedTexts(definition, changed(own.getValues()), translate) : [],
  );
  const leave = useLeaveGuard(
    isDirty && warnWhenUnsavedChanges,
    !!draftName && !!definition && keepsDraft(definition),
    {
      typed: texts,
      sending: isSubmitting,
    },
  );
  letLeave.current = leave;

  const contextCancel = useContext(CancelContext);
  const cancel = close ?? contextCancel;
  const giveUp =
    cancel &&
    (() => {
      own.reset();
      leave();
      draft.current?.drop();
      cancel();
    });
  const discard = useEvent(() => {
    own.reset(undefined, { keepValues: true });
    leave();
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    // A save is in flight.
    if (isBusy()) event.preventDefault();
    event.stopPropagation();
    formHandleSubmit(event);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !giveUp || event.defaultPrevented) return;
    event.preventDefault();
    giveUp();
  };

  const labelOf = useMemo(
    () =>
      definition?.labelOf ??
      ((source: string) => `resources.${resource}.fields.${source.replace(/\.\d+/g, '')}` as TextKey),
    [definition, resource],
  );
  const sources = useMemo(() => ({ getSource: (source: string) => source, getLabel: labelOf }), [labelOf]);
  const within = definition ?? { resource: resource ?? '', fields: NO_RULES, labelOf };
  const tellPage = useContext(EditedFormContext);
  useLayoutEffect(() => tellPage({ definition, isTypedSince }), [tellPage, definition, isTypedSince]);

  return (
    <OptionalRecordContextProvider value={frozen.record?.filled}>
      <SourceContextProvider value={sources}>
        <FormProvider {...own}>
          <SaveContextProvider value={context}>
            <FormContext value={{ definition: within, unreadable, cancel: giveUp }}>
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
                        ref={draft}
                        name={`${draftName}:${newest?.id ?? 'new'}`}
                        changed={() => changed(own.getValues())}
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

/** Without `keepDirty`, a reset of the values would also make a refilled form clean. */
const KEEP = { keepDirtyValues: true, keepDirty: true } as const;
