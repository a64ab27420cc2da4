import { useMemo, useRef, useState, type FormEvent, type KeyboardEvent, type ReactNode } from 'react';
import { RecordContextProvider, SourceContextProvider, useEvent, useTranslate } from 'react-admin';
import { FormProvider, get, set, useForm, type FieldErrors as NestedErrors } from 'react-hook-form';
import { useIdentity } from '../auth/useIdentity.ts';
import type { FieldErrors } from '../platform/errors.ts';
import { drafts } from '../storage/drafts.ts';
import { useFocusReturn } from '../ui/focus/handover.ts';
import { useLeaveGuard } from '../ui/unsaved/useLeaveGuard.ts';
import type { TextKey } from '../ui/useText.ts';
import { changesOf } from './changes.ts';
import { DraftKeeper } from './DraftKeeper.tsx';
import { errorsOf } from './errorsOf.ts';
import { FormContext } from './FormContext.ts';
import type { FormValues, StatedForm } from './formOf.ts';
import { InvalidBefore } from './InvalidBefore.tsx';
import { keepsDraft } from './keepsDraft.ts';
import { filledAll, keepableAll } from './rules.ts';
import { typedTexts } from './typedTexts.ts';
import { useRefill } from './useRefill.ts';

type Values = Record<string, unknown>;

/** How saving went: field errors go under their fields; `true` is saved; `false` was told elsewhere, values stay. */
export type Saved = boolean | FieldErrors;

interface Props<F extends StatedForm> {
  /** What it asks for; it sends exactly these fields. */
  form: F;
  /** What stands in it at first. What arrives later replaces nothing. */
  values?: Readonly<Values>;
  /** Errors that no field has alone, such as two that must agree. */
  check?(values: FormValues<F>): FieldErrors;
  /**
   * Unsaved input has this name: a long form keeps it as a draft, a short one is filled again when its user signs in
   * after the session ended. Without a name neither happens.
   */
  name?: string;
  /** Receives all values, only those that were changed, and what stood there before. */
  save(values: FormValues<F>, changes: Values, opened: Values): Promise<Saved>;
  /** Called after saving; not while something typed meanwhile is still to be saved to the record. */
  done?(): void;
  /** Saved, it begins anew for the next one, with the keyboard in its first field. */
  again?: boolean;
  /** Escape and the cancel button cancel, where a form can be cancelled. */
  cancel?(): void;
  className?: string | undefined;
  label?: string;
  children: ReactNode;
}

/** Errors by dotted source, as react-hook-form nests them. */
function nested(errors: FieldErrors): NestedErrors {
  const all: NestedErrors = {};
  for (const [source, message] of Object.entries(errors))
    set(all, source, { ...(get(all, source) as object | undefined), type: 'rule', message });
  return all;
}

/**
 * A form over some fields of a record. What is typed is checked by the contract's rules, guarded on leaving, kept as
 * `keepsDraft` says, sent once, and never replaced by anything arriving meanwhile. Within it ra-core's inputs work
 * (`useInput`, `ArrayInputBase`, ...). It is not ra-core's own `Form`: that one fills fields, a new password too, from the address
 * (`?source=`), so a link could.
 */
export function RecordForm<F extends StatedForm>({
  form: stated,
  values = {},
  check,
  name,
  save,
  done,
  again = false,
  cancel,
  className,
  label,
  children,
}: Props<F>) {
  const me = useIdentity();
  const [opened] = useState(() => filledAll(stated.fields, values));
  const [unreadable] = useState(() => new Map<string, TextKey>());
  const form = useForm<Values>({
    defaultValues: opened,
    resolver: async typed => {
      const errors = {
        ...check?.(typed as FormValues<F>),
        ...errorsOf(stated.fields, typed, values._id === undefined ? stated.fields : changed(typed)),
        ...Object.fromEntries(unreadable),
      };
      return Object.keys(errors).length
        ? { values: {}, errors: nested(errors) }
        : { values: typed, errors: {} };
    },
  });
  const changed = (typed: Values): Values =>
    changesOf(stated.fields, form.formState.defaultValues ?? {}, typed);
  const translate = useTranslate();
  const typed = useEvent(() => typedTexts(stated, changed(form.getValues()), translate));
  const draft = keepsDraft(stated) ? name : undefined;
  useRefill(form, me._id, draft === undefined ? name : undefined, () =>
    keepableAll(stated.fields, changed(form.getValues())),
  );
  const letLeave = useLeaveGuard(form.formState.isDirty, draft !== undefined, {
    typed,
    sending: form.formState.isSubmitting,
  });
  const busy = useRef(false);
  const layer = useFocusReturn();

  const forget = () => {
    if (draft) drafts.drop(me._id, draft);
  };
  const submit = form.handleSubmit(async typed => {
    if (busy.current) return;
    busy.current = true;
    try {
      const before = { ...form.formState.defaultValues };
      const changes = changesOf(stated.fields, before, typed);
      // The session may end with this very call: what is sent is kept until it is saved.
      if (draft) drafts.keep(me._id, draft, keepableAll(stated.fields, changes));
      const sent = Object.fromEntries(Object.keys(stated.fields).map(name => [name, typed[name]]));
      const saved = await save(sent as FormValues<F>, changes, before);
      if (saved === true) {
        // What was typed meanwhile is not saved: it stays here, or becomes the draft of a long form that closes.
        const meanwhile = Object.entries(changesOf(stated.fields, typed, form.getValues()));
        const closes = done && (!meanwhile.length || values._id === undefined);
        forget();
        form.reset(again ? opened : typed, { keepFieldsRef: again });
        for (const [source, value] of meanwhile) form.setValue(source, value, { shouldDirty: true });
        if (again) form.setFocus(Object.keys(stated.fields)[0]!);
        if (closes || !meanwhile.length) letLeave();
        if (closes) done();
      } else if (saved) {
        for (const [source, message] of Object.entries(saved))
          form.setError(source, { type: 'server', message });
        const [first] = Object.keys(saved);
        if (first) form.setFocus(first);
      }
    } finally {
      busy.current = false;
    }
  });
  const giveUp =
    cancel &&
    (() => {
      form.reset();
      letLeave();
      forget();
      cancel();
    });
  const onSubmit = (event: FormEvent) => {
    // A dialog within a form is within it for React only.
    event.stopPropagation();
    void submit(event);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !giveUp || event.defaultPrevented) return;
    event.preventDefault();
    giveUp();
  };
  const sources = useMemo(
    () => ({ getSource: (source: string) => source, getLabel: stated.labelOf }),
    [stated],
  );

  return (
    <FormProvider {...form}>
      <RecordContextProvider value={opened}>
        <SourceContextProvider value={sources}>
          <FormContext value={{ form: stated, unreadable, cancel: giveUp }}>
            <form
              ref={layer}
              noValidate
              data-record={values._id}
              aria-label={label}
              className={className ?? 'stack'}
              onSubmit={onSubmit}
              onKeyDown={onKeyDown}
            >
              {draft ? <DraftKeeper user={me._id} name={draft} /> : null}
              {values._id === undefined ? null : <InvalidBefore />}
              {children}
            </form>
          </FormContext>
        </SourceContextProvider>
      </RecordContextProvider>
    </FormProvider>
  );
}
