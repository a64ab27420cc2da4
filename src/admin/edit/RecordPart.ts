type RecordValues = Record<string, unknown>;

/** A part of a record that a form edits, such as one item of an array. */
export interface RecordPart {
  /** Identifies the part within its record. Defaults to the record's ID. */
  id?: string;
  /** Returns the values of the form. */
  get(record: RecordValues): RecordValues;
  /** Returns the record with the changed values of the form. `before` contains the form's values before the change. */
  set(record: RecordValues, changes: RecordValues, before: RecordValues): RecordValues;
  /** `set` keeps changes by others, so a save does not need to ask before it overwrites. */
  merges?: true;
  /** Maps the source of an error in the record to the source of a form field. */
  toFormSource?(source: string): string;
}

/** All fields of a record. */
export const wholeRecord: RecordPart = {
  get: record => record,
  set: (record, changes) => ({ ...record, ...changes }),
};

/** Selects fields of a record, so that a form does not contain the others, such as long documents. */
export const fieldsPart = (fields: Readonly<Record<string, unknown>>): RecordPart => ({
  ...wholeRecord,
  get: record =>
    Object.fromEntries(Object.keys(fields).flatMap(name => (name in record ? [[name, record[name]]] : []))),
});
