import { useState } from 'react';
import type { RaRecord } from 'react-admin';
import type { FormDefinition } from './defineForm.ts';
import { valuesWithDefaults } from './formValues.ts';

/** A record as it was read, and as the initial values of a form: missing fields are empty or have their default. */
export interface FormRecord {
  read: RaRecord;
  filled: RaRecord;
}

interface Frozen {
  /** The newest record when the values were taken. */
  of: RaRecord | undefined;
  record: FormRecord | undefined;
}

/**
 * The record that a form is initialized with and compared to. It follows the newest record while the form is clean and stays the same
 * while it is dirty.
 */
export function useFrozenRecord(newest: RaRecord | undefined, definition: FormDefinition | undefined) {
  const fill = (read: RaRecord): FormRecord => ({
    read,
    // A new record has the form's default values.
    filled:
      definition && read.id !== undefined
        ? { ...read, ...valuesWithDefaults(definition.fields, read) }
        : read,
  });
  const taken = (record: RaRecord | undefined): Frozen => ({ of: record, record: record && fill(record) });
  const [frozen, freeze] = useState(() => taken(newest));
  return {
    record: frozen.record,
    /** Takes the newest record; call it only while the form is clean. */
    follow() {
      if (frozen.of !== newest) freeze(taken(newest));
    },
    /** Takes a saved record, since the newest one can still be the previous version. Returns it as form values. */
    take(saved: RaRecord): RaRecord {
      const record = fill(saved);
      freeze({ of: newest, record });
      return record.filled;
    },
  };
}
