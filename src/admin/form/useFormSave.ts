import { useCallback, useMemo, useRef, type RefObject } from 'react';
import {
  useEvent,
  useRegisterMutationMiddleware,
  useSaveContext,
  type RaRecord,
  type SaveContextValue,
} from 'react-admin';
import { get, type FieldValues, type UseFormReturn } from 'react-hook-form';
import { isSameJson } from '../../data/isSameJson.ts';
import type { FormDefinition } from './defineForm.ts';
import { splitSubmissionErrors, type SubmissionErrors } from './fieldErrors.ts';
import { ruleAt } from './fieldRules.ts';
import type { DraftHandle } from './FormDraft.tsx';
import type { FormRecord } from './useFrozenRecord.ts';

type Save = NonNullable<SaveContextValue['save']>;
type RecordValues = Readonly<Record<string, unknown>>;
type MutationParams = { data?: RecordValues; previousData?: RecordValues };
type Mutate = (resource: string, params: MutationParams) => Promise<{ data: RaRecord }>;

interface FormSaveOptions {
  definition: FormDefinition | undefined;
  /** The record that the form was initialized with, or undefined for a new one. */
  record: FormRecord | undefined;
  /** Called with the saved record, and returns it as form values. */
  acceptSaved(saved: RaRecord): RaRecord;
  /** The form's `onSubmit`, which is called instead of the `save` of the save context. */
  onSubmit: Save | undefined;
  sanitizeEmptyValues: boolean | undefined;
  /** Resets the form after a save. */
  resetAfterSave: boolean | ((sent: FieldValues, now: FieldValues) => FieldValues);
  allowLeave: RefObject<() => void>;
  draftRef: RefObject<DraftHandle | null>;
}

/** Leaves out fields that the record does not have and the user did not fill in, such as a new password. */
function withoutUntouched(data: RecordValues, { original, initialValues }: FormRecord) {
  const isUntouched = (name: string) =>
    original[name] === undefined && isSameJson(data[name], initialValues[name]);
  const omitUntouched = (values: RecordValues) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => !isUntouched(name)));
  return { data: omitUntouched(data), previousData: omitUntouched(initialValues) };
}

/**
 * Saves through the save context, one save at a time. `previousData` is the record that the form was
 * initialized with, even if a newer one has been read since. After the save the form has the platform's
 * values, except for input typed during the save, which stays unsaved. Field errors are shown in the form.
 */
export function useFormSave(
  form: RefObject<UseFormReturn<FieldValues> | undefined>,
  options: FormSaveOptions,
) {
  const {
    definition,
    record,
    acceptSaved,
    onSubmit,
    sanitizeEmptyValues,
    resetAfterSave,
    allowLeave,
    draftRef,
  } = options;
  const saveContext = useSaveContext();
  const isPessimistic = (saveContext.mutationMode ?? 'pessimistic') === 'pessimistic';
  const isSaving = useRef(false);
  const sentValues = useRef<FieldValues>({});
  const currentFieldErrors = useRef<SubmissionErrors>(undefined);
  const changedDuringSave = useRef(false);
  /** Whether the save context sends the current save. In this case the middleware calls `handleSuccess` or `handleError`. */
  const isInContext = useRef(false);
  /** The edited record by the values of each save, because an undoable save is sent later, when the form may have another record. */
  const editedRecords = useRef(new WeakMap<object, FormRecord>());

  const isField = (source: string) =>
    definition
      ? ruleAt(definition.fields, source) !== undefined
      : !!get(form.current!.control._fields, source);

  const handleSuccess = useEvent(
    (reply: RaRecord | undefined, draftHandle: DraftHandle | null = draftRef.current) => {
      const { getValues, reset, setValue, setFocus, formState } = form.current!;
      const now = getValues();
      const changedFields = Object.keys(now).filter(name => !isSameJson(sentValues.current[name], now[name]));
      changedDuringSave.current = changedFields.length > 0;
      draftHandle?.drop();
      const saved = record
        ? acceptSaved({ ...record.original, ...(reply ?? (sentValues.current as RaRecord)) })
        : sentValues.current;
      const remainingValues =
        typeof resetAfterSave === 'function'
          ? resetAfterSave(sentValues.current, now)
          : Object.fromEntries(changedFields.map(name => [name, now[name]]));
      reset(resetAfterSave ? formState.defaultValues : saved, { keepFieldsRef: resetAfterSave !== false });
      for (const [name, value] of Object.entries(remainingValues))
        setValue(name, value, { shouldDirty: true });
      const [first] = Object.keys(definition?.fields ?? {});
      if (resetAfterSave && first) setFocus(first);
      // A create form closes, so input typed during the save is lost.
      if (!record || !changedFields.length) allowLeave.current();
    },
  );
  const handleError = useEvent((error: unknown) => {
    const { fieldErrors, rest } = splitSubmissionErrors(error, isField);
    currentFieldErrors.current = fieldErrors;
    return rest;
  });
  const getEditedRecord = useEvent((data: RecordValues = {}) => editedRecords.current.get(data) ?? record);

  const middleware = useCallback(
    async (resource: string, params: MutationParams, next: Mutate) => {
      isInContext.current = true;
      const editedRecord = params.previousData && getEditedRecord(params.data);
      try {
        const result = await next(
          resource,
          editedRecord ? { ...params, ...withoutUntouched(params.data ?? {}, editedRecord) } : params,
        );
        if (isSaving.current) handleSuccess(result.data);
        return result;
      } catch (error) {
        throw isSaving.current ? handleError(error) : error;
      }
    },
    [handleSuccess, getEditedRecord, handleError],
  );
  useRegisterMutationMiddleware<Mutate>(middleware);

  const save: Save = useEvent(async (values, callbacks) => {
    if (isSaving.current) return undefined;
    isSaving.current = isPessimistic;
    currentFieldErrors.current = undefined;
    isInContext.current = false;
    sentValues.current = sanitizeEmptyValues ? structuredClone(form.current!.getValues()) : values;
    if (record) editedRecords.current.set(values, record);
    // The draft stays until the save succeeds, because the request can end the session.
    const draftHandle = draftRef.current;
    draftHandle?.keep();
    try {
      const errors: unknown = await (onSubmit ?? saveContext.save)?.(values, callbacks);
      const errorsBySource = (currentFieldErrors.current ?? errors ?? {}) as SubmissionErrors;
      const [first] = Object.keys(errorsBySource);
      if (first) {
        form.current!.setFocus(first);
        return errorsBySource;
      }
      // An undoable save counts as saved, although it is not sent yet.
      if (!isPessimistic || (onSubmit && !isInContext.current)) handleSuccess(undefined, draftHandle);
      return undefined;
    } finally {
      isSaving.current = false;
    }
  });
  const context = useMemo(
    (): SaveContextValue => ({ ...saveContext, ...(saveContext.save && { save }) }),
    [saveContext, save],
  );
  const hasChangedDuringSave = useCallback(() => changedDuringSave.current, []);
  return { save, context, isBusy: () => isSaving.current, hasChangedDuringSave };
}
