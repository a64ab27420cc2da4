import { useEffect, useState, type RefObject } from 'react';
import { useResourceDefinition } from 'react-admin';
import { CreateDialog } from '../../admin/index.ts';
import { useIdentity } from '../../auth/useIdentity.ts';
import { nameSources, type ResourceName } from '../../platform/resources.ts';
import { setItem } from '../../storage/items.ts';
import type { LazyComponent } from '../../ui/lazy/lazyComponent.tsx';
import { JumpDialog } from './JumpDialog.tsx';
import { keysOff } from './keys.ts';
import { ShortcutsDialog } from './ShortcutsDialog.tsx';

export interface OpenedProps {
  first: 'search' | 'keys';
  /** What was typed before this was there. */
  typed: RefObject<string>;
  /** The keys that are off. */
  off: string;
  close(): void;
}

/** What the search of the bar opens: itself, the keys of the console, or what was chosen in it. */
export default function Opened({ first, typed: typedRef, off, close }: OpenedProps) {
  const { _id } = useIdentity();
  const [shown, setShown] = useState<'search' | 'keys' | { resource: ResourceName }>(first);
  const [early] = useState(typedRef.current);
  useEffect(() => void (typedRef.current = ''), [typedRef]);
  if (shown === 'search')
    return (
      <JumpDialog
        typed={early}
        off={off}
        close={close}
        create={resource => setShown({ resource })}
        showKeys={() => setShown('keys')}
      />
    );
  if (shown === 'keys')
    return <ShortcutsDialog off={off} close={close} change={next => setItem(keysOff(_id), next)} />;
  return <NewRecordDialog {...shown} close={close} />;
}

function NewRecordDialog({ resource, close }: { resource: ResourceName; close(): void }) {
  const definition = useResourceDefinition<{ createForm: LazyComponent<object> }>({ resource });
  const { createForm: Form } = definition.options!;
  return (
    <CreateDialog resource={resource} findCreated={nameSources[resource]!} onClose={close}>
      <Form />
    </CreateDialog>
  );
}
