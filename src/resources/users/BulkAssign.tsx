import { useState, type ReactNode } from 'react';
import { BulkDialog } from '../../lists/bulk/BulkDialog.tsx';
import { userName } from '../../platform/userName.ts';
import { useDeedWords } from './useDeedWords.ts';
import type { UserRecord } from './userColumns.ts';

interface Props {
  deed: 'assignRole' | 'assignLayers';
  users: UserRecord[];
  /** Enough is chosen to be assigned. */
  complete: boolean;
  /** Something is chosen. */
  chosen: boolean;
  /** Whether somebody has already what is chosen. */
  has(user: UserRecord): boolean;
  /** What is assigned and where, for the sentences about it. */
  names: Record<string, string | undefined>;
  /** What is chosen from; `tried`: what is missing is said. */
  choice(tried: boolean): ReactNode;
  give(user: UserRecord): Promise<unknown>;
  takeBack(user: UserRecord): Promise<unknown>;
  close(): void;
}

/** Assigns what is chosen to the ticked users; whoever has it keeps it. */
export function BulkAssign({
  deed,
  users,
  complete,
  chosen,
  has,
  names,
  choice,
  give,
  takeBack,
  close,
}: Props) {
  const [tried, setTried] = useState(false);
  const having = users.filter(user => complete && has(user));
  const records = users.filter(user => !having.includes(user));
  const { words, about } = useDeedWords(deed, records.length);
  const lines = complete
    ? [
        about(`resources.users.bulk.changes.${deed}`, records, names),
        about(`resources.users.bulk.stay.${deed}`, having),
      ]
    : [];
  return (
    <BulkDialog<UserRecord>
      words={words}
      lines={lines.filter(Boolean)}
      records={records}
      nameOf={userName}
      choice={choice(tried)}
      chosen={chosen}
      ready={() => {
        setTried(true);
        return complete;
      }}
      job={give}
      undo={{
        told: done => about(`resources.users.bulk.told.${deed}`, done, names),
        job: takeBack,
        undone: back => about(`resources.users.bulk.undone.${deed}`, back, names),
      }}
      close={close}
    />
  );
}
