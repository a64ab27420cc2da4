import { createContext, useContext, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { DraftKeeper } from './DraftKeeper.tsx';
import { drafts } from '../session/drafts.ts';
import type { FieldErrors } from '../platform/errors.ts';
import { day } from '../ui/formats.ts';
import { useMe } from '../calls/MeContext.tsx';
import { useText } from '../ui/useText.ts';
import { emptyOf, faultsOf, type Fields } from './fieldsOf.ts';
import { useLeaveGuard } from '../ui/unsaved/useLeaveGuard.ts';

type Values = Record<string, unknown>;

/** How saving went: field errors go under their fields; `true` is saved; `false` was told elsewhere, values stay. */
export type Saved = boolean | FieldErrors;

const FieldsContext = createContext<Fields>({});
export const useFields = () => useContext(FieldsContext);

const CancelContext = createContext<(() => void) | undefined>(undefined);
/** Gives up what was typed: its draft is forgotten too. Missing where the form cannot be cancelled. */
export const useCancel = () => useContext(CancelContext);

interface Props {
  /** Rules of the fields; the form sends exactly these. */
  fields: Fields;
  values: Values;
  /** Faults that no field has alone, such as two that must agree. */
  check?(values: Values): FieldErrors;
  /** Under this name unsaved input is kept and offered back; without it nothing is kept. */
  draft?: string;
  /** Receives all values, only those that were changed, and what stood there before. */
  save(values: Values, changes: Values, opened: Values): Promise<Saved>;
  /** Called after saving. */
  done?(): void;
  /** Escape and the cancel button cancel, where a form can be cancelled. */
  cancel?(): void;
  className?: string | undefined;
  label?: string;
  children: ReactNode;
}

/**
 * A form over some fields of a record. What is typed is checked by the contract's rules, kept until saved, guarded on
 * leaving, sent once, and never replaced by anything arriving meanwhile.
 */
export function RecordForm({ fields, values, check, draft, save, done, cancel, className, label, children }: Props) {
  const t = useText();
  const me = useMe();
  const [opened] = useState(() => Object.fromEntries(Object.entries(fields).map(([name, rule]) => [name, values[name] ?? emptyOf(rule)])));
  const form = useForm<Values>({
    defaultValues: opened,
    resolver: async typed => {
      const faults = { ...check?.(typed), ...faultsOf(fields, typed) };
      if (!Object.keys(faults).length) return { values: typed, errors: {} };
      return {
        values: {},
        errors: Object.fromEntries(Object.entries(faults).map(([name, message]) => [name, { type: 'rule', message }])),
      };
    },
  });
  const { isDirty, dirtyFields } = form.formState;
  const letLeave = useLeaveGuard(isDirty, draft !== undefined);
  const busy = useRef(false);

  const forget = () => {
    if (draft) drafts.drop(me._id, draft);
  };
  const submit = form.handleSubmit(async typed => {
    if (busy.current) return;
    busy.current = true;
    try {
      const changes = Object.fromEntries(Object.entries(typed).filter(([name]) => dirtyFields[name]));
      // The session may end with this very call: what is sent is kept until it is saved.
      if (draft) drafts.keep(me._id, draft, changes);
      const saved = await save(typed, changes, { ...form.formState.defaultValues });
      if (saved === true) {
        forget();
        letLeave();
        form.reset(typed);
        done?.();
      } else if (saved) {
        const [first] = Object.entries(saved).map(([name, message]) => {
          form.setError(name, { type: 'server', message });
          return name;
        });
        if (first) form.setFocus(first);
      }
    } finally {
      busy.current = false;
    }
  });
  const giveUp = cancel && (() => {
    form.reset();
    forget();
    cancel();
  });
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !giveUp || event.defaultPrevented) return;
    event.preventDefault();
    giveUp();
  };

  return (
    <FormProvider {...form}>
      <FieldsContext value={fields}>
        <form noValidate aria-label={label} className={className ?? 'stack'} onSubmit={submit} onKeyDown={onKeyDown}>
          {draft ? (
            <DraftKeeper
              user={me._id}
              form={draft}
              texts={{
                found: time => t('ui.draft.found', { time: `${day(time)} ${time.toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' })}` }),
                restore: t('ui.draft.restore'),
                discard: t('ui.draft.discard'),
              }}
            />
          ) : null}
          <CancelContext value={giveUp}>{children}</CancelContext>
        </form>
      </FieldsContext>
    </FormProvider>
  );
}
