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
import { sortFieldErrors, type SubmissionErrors } from './fieldErrors.ts';
import { ruleAt } from './fieldRules.ts';
import type { KeptDraft } from './FormDraft.tsx';
import type { FormRecord } from './useFrozenRecord.ts';

type Save = NonNullable<SaveContextValue['save']>;
type Values = Readonly<Record<string, unknown>>;
type Params = { data?: Values; previousData?: Values };
type Mutate = (resource: string, params: Params) => Promise<{ data: RaRecord }>;

interface Saving {
  definition: FormDefinition | undefined;
  /** The record that the form was initialized with; undefined for a new one. */
  record: FormRecord | undefined;
  /** Takes the saved record and returns it as form values. */
  take(saved: RaRecord): RaRecord;
  /** The form's `onSubmit`, which replaces the `save` of the save context. */
  onSubmit: Save | undefined;
  sanitizeEmptyValues: boolean | undefined;
  /** Resets the form after a save. */
  resetAfterSave: boolean | ((sent: FieldValues, now: FieldValues) => FieldValues);
  letLeave: RefObject<() => void>;
  draft: RefObject<KeptDraft | null>;
}

/** Leaves out the fields that the record did not have and nobody filled in, such as a new password: they are not sent. */
function withoutUntouched(data: Values, { read, filled }: FormRecord) {
  const isUntouched = (name: string) => read[name] === undefined && isSameJson(data[name], filled[name]);
  const touched = (values: Values) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => !isUntouched(name)));
  return { data: touched(data), previousData: touched(filled) };
}

/**
 * Saves through the save context, one save at a time. `previousData` is the record that the form was initialized with, even if a newer
 * one was read since. After the save the form has the platform's values; input typed meanwhile stays unsaved. Field errors are shown
 * in the form.
 */
export function useFormSave(form: RefObject<UseFormReturn<FieldValues> | undefined>, saving: Saving) {
  const { definition, record, take, onSubmit, sanitizeEmptyValues, resetAfterSave, letLeave, draft } = saving;
  const saveContext = useSaveContext();
  const waits = (saveContext.mutationMode ?? 'pessimistic') === 'pessimistic';
  const busy = useRef(false);
  const sent = useRef<FieldValues>({});
  const refused = useRef<SubmissionErrors>(undefined);
  const typedSince = useRef(false);
  /** Whether the save context sends the current save. It then calls `accept` or `refuse`. */
  const isInContext = useRef(false);
  /** The record that was edited, by the values of each save: an undoable save is sent later, when the form may have another record. */
  const opened = useRef(new WeakMap<object, FormRecord>());

  const isField = (source: string) =>
    definition
      ? ruleAt(definition.fields, source) !== undefined
      : !!get(form.current!.control._fields, source);

  const accept = useEvent((answer: RaRecord | undefined, kept: KeptDraft | null = draft.current) => {
    const { getValues, reset, setValue, setFocus, formState } = form.current!;
    const now = getValues();
    const meanwhile = Object.keys(now).filter(name => !isSameJson(sent.current[name], now[name]));
    typedSince.current = meanwhile.length > 0;
    kept?.drop();
    const saved = record ? take({ ...record.read, ...(answer ?? (sent.current as RaRecord)) }) : sent.current;
    const staying =
      typeof resetAfterSave === 'function'
        ? resetAfterSave(sent.current, now)
        : Object.fromEntries(meanwhile.map(name => [name, now[name]]));
    reset(resetAfterSave ? formState.defaultValues : saved, { keepFieldsRef: resetAfterSave !== false });
    for (const [name, value] of Object.entries(staying)) setValue(name, value, { shouldDirty: true });
    const [first] = Object.keys(definition?.fields ?? {});
    if (resetAfterSave && first) setFocus(first);
    // A creation form closes, so input typed meanwhile is lost.
    if (!record || !meanwhile.length) letLeave.current();
  });
  const refuse = useEvent((error: unknown) => {
    const { known, rest } = sortFieldErrors(error, isField);
    refused.current = known;
    return rest;
  });
  const recordOf = useEvent((data: Values = {}) => opened.current.get(data) ?? record);

  const middleware = useCallback(
    async (resource: string, params: Params, next: Mutate) => {
      isInContext.current = true;
      const edited = params.previousData && recordOf(params.data);
      try {
        const result = await next(
          resource,
          edited ? { ...params, ...withoutUntouched(params.data ?? {}, edited) } : params,
        );
        if (busy.current) accept(result.data);
        return result;
      } catch (error) {
        throw busy.current ? refuse(error) : error;
      }
    },
    [accept, recordOf, refuse],
  );
  useRegisterMutationMiddleware<Mutate>(middleware);

  const save: Save = useEvent(async (values, callbacks) => {
    if (busy.current) return undefined;
    busy.current = waits;
    refused.current = undefined;
    isInContext.current = false;
    sent.current = sanitizeEmptyValues ? structuredClone(form.current!.getValues()) : values;
    if (record) opened.current.set(values, record);
    // The call can end the session: the draft stays until the save succeeds.
    const kept = draft.current;
    kept?.keep();
    try {
      const errors: unknown = await (onSubmit ?? saveContext.save)?.(values, callbacks);
      const shown = (refused.current ?? errors ?? {}) as SubmissionErrors;
      const [first] = Object.keys(shown);
      if (first) {
        form.current!.setFocus(first);
        return shown;
      }
      // An undoable save counts as saved, although it is not sent yet.
      if (!waits || (onSubmit && !isInContext.current)) accept(undefined, kept);
      return undefined;
    } finally {
      busy.current = false;
    }
  });
  const context = useMemo(
    (): SaveContextValue => ({ ...saveContext, ...(saveContext.save && { save }) }),
    [saveContext, save],
  );
  const isTypedSince = useCallback(() => typedSince.current, []);
  return { save, context, isBusy: () => busy.current, isTypedSince };
}
