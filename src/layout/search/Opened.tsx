import { useEffect, useState, type RefObject } from 'react';
import { useIdentity } from '../../auth/useIdentity.ts';
import { setItem } from '../../storage/items.ts';
import type { DialogProps } from '../../ui/dialog/DialogButton.tsx';
import type { LazyComponent } from '../../ui/lazy/lazyComponent.tsx';
import { JumpDialog } from './JumpDialog.tsx';
import { keysOff } from './keys.ts';
import { ShortcutsDialog } from './ShortcutsDialog.tsx';

export interface Props {
  first: 'search' | 'keys';
  /** What was typed before this was there. */
  typed: RefObject<string>;
  /** The keys that are off. */
  off: string;
  close(): void;
}

/** What the search of the bar opens: itself, the keys of the console, or what was chosen in it. */
export default function Opened({ first, typed: typedRef, off, close }: Props) {
  const { _id } = useIdentity();
  const [shown, setShown] = useState<'search' | 'keys' | { Dialog: LazyComponent<DialogProps> }>(first);
  const [early] = useState(typedRef.current);
  useEffect(() => void (typedRef.current = ''), [typedRef]);
  if (shown === 'search')
    return (
      <JumpDialog
        typed={early}
        off={off}
        close={close}
        show={Dialog => setShown({ Dialog })}
        showKeys={() => setShown('keys')}
      />
    );
  if (shown === 'keys')
    return <ShortcutsDialog off={off} close={close} change={next => setItem(keysOff(_id), next)} />;
  return <shown.Dialog close={close} />;
}
