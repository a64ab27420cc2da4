type Values = Record<string, unknown>;

/** A part of a record that a form edits, such as one item of an array. */
export interface RecordPart {
  /** Tells parts of the same record apart; by default the record's ID. */
  id?: string;
  /** Returns the values of the form. */
  get(record: Values): Values;
  /** Returns the record with the changed values of the form; `before` are the values before the change. */
  set(record: Values, changes: Values, before: Values): Values;
  /** `set` keeps what others changed, so a save never asks before it overwrites. */
  merges?: true;
  /** Returns the form's source for an error's source in the record. */
  sourceOf?(source: string): string;
}

/** All fields of a record. */
export const wholeRecord: RecordPart = {
  get: record => record,
  set: (record, changes) => ({ ...record, ...changes }),
};

/** Some fields of a record, so that a form does not hold all of it, such as its documents. */
export const fieldsPart = (fields: Readonly<Record<string, unknown>>): RecordPart => ({
  ...wholeRecord,
  get: record =>
    Object.fromEntries(Object.keys(fields).flatMap(name => (name in record ? [[name, record[name]]] : []))),
});
