import { useState, type ReactNode } from 'react';
import type { Action } from '../../activity/action.ts';
import { BulkResultsDialog } from '../../admin/bulk/BulkResultsDialog.tsx';
import { userName } from '../../platform/userName.ts';
import { useBulkWords } from './useBulkWords.ts';
import type { UserRecord } from './userRecord.ts';

interface Props {
  name: 'assignRole' | 'assignLayers';
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
  give: Action<UserRecord>;
  takeBack: Action<UserRecord>;
  close(): void;
}

/** Assigns what is chosen to the ticked users; those who have it keep it. */
export function BulkAssign({
  name,
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
  const { words, about } = useBulkWords(name, records.length);
  const lines = complete
    ? [about(`userBulk.changes.${name}`, records, names), about(`userBulk.stay.${name}`, having)]
    : [];
  return (
    <BulkResultsDialog<UserRecord>
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
      action={give}
      undo={{
        told: done => about(`userBulk.told.${name}`, done, names),
        inverse: takeBack,
        undone: back => about(`userBulk.undone.${name}`, back, names),
      }}
      close={close}
    />
  );
}
