import type { ReactNode } from 'react';
import { Note } from './Note.tsx';
import { ProblemNote } from './ProblemNote.tsx';
import type { AccountFormState } from './useAccountForm.ts';
import { useHydrated } from './useHydrated.ts';

interface Props {
  form: AccountFormState;
  /** The button's words, and those it has while the answer is awaited. */
  submit: string;
  busy: string;
  /** Said above the fields until there is something worse to say. */
  warning?: string | undefined;
  children?: ReactNode;
}

export function AccountForm({ form, submit, busy, warning, children }: Props) {
  const isHydrated = useHydrated();
  return (
    // Its method leads nowhere: without a script nothing that was typed gets into an address.
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
