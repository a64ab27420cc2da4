import { createContext, useCallback, useContext, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { lazyComponent } from '../lazy/lazyComponent.tsx';
import type { ConfirmOptions } from './ConfirmDialog.tsx';

const ConfirmDialog = lazyComponent(() => import('./ConfirmDialog.tsx'));

interface PendingQuestion {
  /** Each question has a new dialog, whose focus starts at Cancel. */
  key: number;
  question: ConfirmOptions<unknown>;
  busy: boolean;
  answer(yes: boolean): void;
}
type AskConfirmation = <T = true>(question: ConfirmOptions<T>) => Promise<T | false>;
const ConfirmContext = createContext<AskConfirmation>(async () => false);

/**
 * Returns a function that asks before an action that cannot be undone: `const done = await askConfirmation({
 * title, text, confirmLabel, send })`. It resolves with the result of `send`, with true if there is no
 * `send`, and with false if the user did not confirm.
 */
export const useConfirm = () => useContext(ConfirmContext);

export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [pending, setPending] = useState<PendingQuestion>();
  const pendingRef = useRef<PendingQuestion>(undefined);
  const count = useRef(0);
  const ask = useCallback<AskConfirmation>(
    <T,>(question: ConfirmOptions<T>) =>
      new Promise<T | false>((resolve, reject) => {
        const closeDialog = () => {
          if (pendingRef.current?.key === pendingQuestion.key) setPending((pendingRef.current = undefined));
        };
        let busy = false;
        const pendingQuestion: PendingQuestion = {
          key: (count.current += 1),
          question,
          busy,
          answer(yes) {
            if (busy) return;
            busy = yes && !!question.send;
            if (!busy) {
              closeDialog();
              resolve(yes as T & boolean);
              return;
            }
            setPending((pendingRef.current = { ...pendingQuestion, busy }));
            // The dialog returns the focus first, so that the caller can move it afterwards.
            question.send!()
              .finally(() => flushSync(closeDialog))
              .then(resolve, reject);
          },
        };
        // A new question replaces one that is still open, for example after a double click.
        pendingRef.current?.answer(false);
        setPending((pendingRef.current = pendingQuestion));
      }),
    [],
  );
  return (
    <ConfirmContext value={ask}>
      {children}
      {pending ? (
        <ConfirmDialog
          key={pending.key}
          {...pending.question}
          busy={pending.busy}
          answer={pending.answer}
          onClose={() => pending.answer(false)}
        />
      ) : null}
    </ConfirmContext>
  );
}
