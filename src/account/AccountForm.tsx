import type { ReactNode } from 'react';
import { Note } from './Note.tsx';
import { ProblemNote } from './ProblemNote.tsx';
import type { AccountFormState } from './useAccountForm.ts';
import { useHydrated } from './useHydrated.ts';

interface Props {
  form: AccountFormState;
  /** The label of the button, and its label while the request is pending. */
  submit: string;
  busy: string;
  /** Shown above the fields until there is an error. */
  warning?: string | undefined;
  children?: ReactNode;
}

export function AccountForm({ form, submit, busy, warning, children }: Props) {
  const isHydrated = useHydrated();
  return (
    // Without a script, this method keeps typed values out of the URL.
    <form className="stack" method="dialog" {...form.props}>
      {form.problem ? (
        <ProblemNote problem={form.problem} again={form.again} />
      ) : (
        warning && <Note kind="warn">{warning}</Note>
      )}
      {children}
      <button
        type="submit"
        className="button primary"
        disabled={!isHydrated}
        aria-busy={form.busy}
        aria-disabled={form.busy || form.waits}
      >
        {form.busy ? busy : submit}
      </button>
    </form>
  );
}
