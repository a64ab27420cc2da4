import { createContext, useCallback, useContext, useState, type ReactNode } from 'react';
import { part } from '../part.tsx';

export interface Question {
  title: string;
  /** Names whom and what it concerns, and what will follow. */
  text?: ReactNode;
  /** The verb of the action, repeated on the button. */
  confirm: string;
  cancel?: string;
  danger?: boolean;
}

const ConfirmDialog = part(() => import('./ConfirmDialog.tsx'));

type Ask = (question: Question) => Promise<boolean>;
const ConfirmContext = createContext<Ask>(async () => false);

/** Asks before something that cannot be taken back: `if (await confirm({ title, text, confirm })) ...`. */
export const useConfirm = () => useContext(ConfirmContext);

export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<{ question: Question; answer(yes: boolean): void }>();
  const ask = useCallback<Ask>(
    question =>
      new Promise(resolve => {
        setAsked(before => {
          before?.answer(false);
          return {
            question,
            answer(yes) {
              setAsked(undefined);
              resolve(yes);
            },
          };
        });
      }),
    [],
  );
  return (
    <ConfirmContext value={ask}>
      {children}
      {asked ? <ConfirmDialog {...asked.question} answer={asked.answer} /> : null}
    </ConfirmContext>
  );
}
