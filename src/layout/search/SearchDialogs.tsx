import { useEffect, useState, type RefObject } from 'react';
import { useResourceDefinition } from 'react-admin';
import { CreateDialog } from '../../admin/index.ts';
import { useIdentity } from '../../auth/useIdentity.ts';
import type { ResourceName } from '../../platform/resources.ts';
import { setItem } from '../../storage/items.ts';
import type { LazyComponent } from '../../ui/lazy/lazyComponent.tsx';
import { SearchDialog } from './SearchDialog.tsx';
import { disabledKeys } from './shortcutKeys.ts';
import { ShortcutsDialog } from './ShortcutsDialog.tsx';

export interface SearchDialogsProps {
  first: 'search' | 'keys';
  /** The text typed before this component was loaded. */
  typed: RefObject<string>;
  /** The disabled shortcut keys, as one text. */
  off: string;
  onClose(): void;
}

/** The dialogs of the search button: the search, the keyboard shortcuts, or the form for a new record. */
export default function SearchDialogs({ first, typed: typedRef, off, onClose }: SearchDialogsProps) {
  const { _id } = useIdentity();
  const [dialog, setDialog] = useState<'search' | 'keys' | { resource: ResourceName }>(first);
  const [initialText] = useState(typedRef.current);
  useEffect(() => void (typedRef.current = ''), [typedRef]);
  if (dialog === 'search')
    return (
      <SearchDialog
        typed={initialText}
        off={off}
        onClose={onClose}
        create={resource => setDialog({ resource })}
        showKeys={() => setDialog('keys')}
      />
    );
  if (dialog === 'keys')
    return <ShortcutsDialog off={off} onClose={onClose} change={next => setItem(disabledKeys(_id), next)} />;
  return <NewRecordDialog {...dialog} onClose={onClose} />;
}

function NewRecordDialog({ resource, onClose }: { resource: ResourceName; onClose(): void }) {
  const definition = useResourceDefinition<{ createForm: LazyComponent<object> }>({ resource });
  const { createForm: Form } = definition.options!;
  return (
    <CreateDialog resource={resource} onClose={onClose}>
      <Form />
    </CreateDialog>
  );
}
