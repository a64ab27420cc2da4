import { useState } from 'react';
import type { RaRecord } from 'react-admin';
import type { FormDefinition } from './defineForm.ts';
import { valuesWithDefaults } from './formValues.ts';

/** A record as it was read, and as the initial values of a form, in which missing fields are empty or have their default. */
export interface FormRecord {
  original: RaRecord;
  initialValues: RaRecord;
}

interface FrozenState {
  /** The newest record at the time of freezing. */
  source: RaRecord | undefined;
  record: FormRecord | undefined;
}

/**
 * Returns the record that a form is initialized with and compared to. It is updated to the newest record while the form is clean, and
 * stays the same while the form is dirty.
 */
export function useFrozenRecord(newest: RaRecord | undefined, definition: FormDefinition | undefined) {
  const toFormRecord = (read: RaRecord): FormRecord => ({
    original: read,
    // A new record has the form's default values.
    initialValues:
      definition && read.id !== undefined
        ? { ...read, ...valuesWithDefaults(definition.fields, read) }
        : read,
  });
  const freezeRecord = (record: RaRecord | undefined): FrozenState => ({
    source: record,
    record: record && toFormRecord(record),
  });
  const [frozen, setFrozen] = useState(() => freezeRecord(newest));
  return {
    record: frozen.record,
    /** Updates to the newest record. Call it only while the form is clean. */
    updateToNewest() {
      if (frozen.source !== newest) setFrozen(freezeRecord(newest));
    },
    /** Updates to a saved record, because the newest one can still be the previous version. Returns it as form values. */
    acceptSaved(saved: RaRecord): RaRecord {
      const record = toFormRecord(saved);
      setFrozen({ source: newest, record });
      return record.initialValues;
    },
  };
}
