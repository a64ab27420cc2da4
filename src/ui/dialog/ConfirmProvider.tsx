import { createContext, useCallback, useContext, useRef, useState, type ReactNode } from 'react';
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

interface Asked {
  question: Question;
  answer(yes: boolean): void;
}
type Ask = (question: Question) => Promise<boolean>;
const ConfirmContext = createContext<Ask>(async () => false);

/** Asks before something that cannot be taken back: `if (await confirm({ title, text, confirm })) ...`. */
export const useConfirm = () => useContext(ConfirmContext);

export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Asked>();
  const open = useRef<Asked>(undefined);
  const ask = useCallback<Ask>(
    question =>
      new Promise(resolve => {
        const one: Asked = {
          question,
          answer(yes) {
            if (open.current === one) setAsked((open.current = undefined));
            resolve(yes);
          },
        };
        // Pressed twice before the first question could be drawn, or asked by something else: the newest stands.
        open.current?.answer(false);
        setAsked((open.current = one));
      }),
    [],
  );
  return (
    <ConfirmContext value={ask}>
      {children}
      {asked ? (
        <ConfirmDialog {...asked.question} answer={asked.answer} close={() => asked.answer(false)} />
      ) : null}
    </ConfirmContext>
  );
}
