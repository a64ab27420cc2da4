import { useState } from 'react';
import type { RaRecord } from 'react-admin';
import type { StatedForm } from '../../forms/formOf.ts';
import { filledAll } from '../../forms/rules.ts';

interface Frozen {
  /** The newest record when this one was taken. */
  of: RaRecord | undefined;
  /** What the form is made of: the record, with what it lacks of the form's fields empty. */
  record: RaRecord | undefined;
}

/**
 * The record that a form is made of, and changes of it are compared with: the newest one until something is typed, and again
 * once that is saved or taken back. What arrives meanwhile is passed over.
 */
export function useFrozenRecord(newest: RaRecord | undefined, stated: StatedForm | undefined) {
  const fill = (record: RaRecord): RaRecord =>
    stated ? { ...record, ...filledAll(stated.fields, record) } : record;
  const taken = (record: RaRecord | undefined): Frozen => ({ of: record, record: record && fill(record) });
  const [frozen, freeze] = useState(() => taken(newest));
  return {
    record: frozen.record,
    /** While the form is as it was: takes a record that has arrived. */
    follow() {
      if (frozen.of !== newest) freeze(taken(newest));
    },
    /** Takes what was saved; the newest record may still be the one before. Answers it as the form holds it. */
    take(saved: RaRecord): RaRecord {
      const record = fill(saved);
      freeze({ of: newest, record });
      return record;
    },
  };
}
