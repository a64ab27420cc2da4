import type { ReactNode } from 'react';
import { Note } from './Note.tsx';
import { ProblemNote } from './ProblemNote.tsx';
import type { AccountFormState } from './useAccountForm.ts';
import { useHydrated } from './useHydrated.ts';

interface Props {
  form: AccountFormState;
  /** The label of the button, and its label while the request is pending. */
  submitLabel: string;
  submittingLabel: string;
  /** Shown above the fields until there is an error. */
  warning?: string | undefined;
  children?: ReactNode;
}

export function AccountForm({ form, submitLabel, submittingLabel, warning, children }: Props) {
  const isHydrated = useHydrated();
  return (
    // Without a script, this method keeps typed values out of the URL.
    <form className="stack" method="dialog" {...form.props}>
      {form.problem ? (
        <ProblemNote problem={form.problem} onRetry={form.retry} />
      ) : (
        warning && <Note severity="warning">{warning}</Note>
      )}
      {children}
      <button
        type="submit"
        className="button primary"
        disabled={!isHydrated}
        aria-busy={form.isSubmitting}
        aria-disabled={form.isSubmitting || form.isRateLimited}
      >
        {form.isSubmitting ? submittingLabel : submitLabel}
      </button>
    </form>
  );
}
