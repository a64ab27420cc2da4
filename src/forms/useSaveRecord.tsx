import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { useUndoOffer } from '../activity/useUndoOffer.ts';
import { ConflictError } from '../client/failures.ts';
import { isEquivalent } from '../data/isEquivalent.ts';
import { safeWrite } from '../data/safeWrite.ts';
import type { ConsoleDataProvider } from '../dataProvider/dataProvider.ts';
import { useConfirm } from '../ui/dialog/ConfirmProvider.tsx';
import { type FailureText } from '../ui/failure/failureText.ts';
import { useNotifyFailure } from '../ui/failure/useNotifyFailure.ts';
import { BANNER } from '../ui/failure/useNotifyText.ts';
import { useRecordName } from '../ui/useRecordName.ts';
import type { TextKey } from '../ui/useText.ts';
import { differences } from './changes.ts';
import { Differences } from './Differences.tsx';
import type { StatedForm } from './formOf.ts';
import type { Saved } from './RecordForm.tsx';
import { keepableAll } from './rules.ts';
import { sortErrors } from './sortErrors.ts';

type Values = Record<string, unknown>;

/** A part of a record that a form is about, such as one entry of a list of it. */
export interface Part {
  of(record: Values): Values;
  /** The record with what was changed of the part, from what stood there to what will. */
  into(record: Values, from: Values, to: Values): Values;
  /** What others change of it stays beside one's own change: nothing is overwritten, so nothing is asked. */
  merges?: true;
  /** Where in the form an error of the record belongs, by its dotted source. */
  place?(source: string): string;
}

const whole: Part = { of: record => record, into: (record, _, to) => ({ ...record, ...to }) };

/** A change of a record or of a part of it. */
interface Change {
  from: Values;
  to: Values;
  /** The version that the user has seen: later changes by others are conflicts. */
  seen: Values;
  /** The last known record. It supplies fields that the newest one lacks. */
  known: Values;
}

/** The record before and after the save; `confirmed` if the reply was lost. */
interface Result {
  before: Values;
  after: Values;
  confirmed?: boolean | undefined;
}

const only = (values: Values, names: Values) =>
  Object.fromEntries(Object.keys(names).flatMap(name => (name in values ? [[name, values[name]]] : [])));

export interface Saving {
  /** `%{name}` in it, and in `undone`, is what the record is called. */
  saved: TextKey;
  error: FailureText;
  /** Said instead of `error` where the platform refused with a sentence of its own. */
  refused?: TextKey;
  /** The record as it was read for the form. */
  record: Readonly<Values>;
  /** Where the form is not about the record's own fields. */
  part?: Part;
  /** How the record is read again where its resource's own call is not for everybody. */
  read?(): Promise<Values>;
  /** How it is sent, with what it was, where that is not its resource's own update; answers what it is then. */
  write?(record: Values, before: Values): Promise<Values>;
  /** Said once it is as before: offers to undo, where the form closes with saving. A secret cannot be taken back. */
  undone?: TextKey | undefined;
  /** What the record is called where it is none of a resource. */
  nameOf?(record: Values): string;
  /** How long the success banner stays, milliseconds. */
  banner?: number;
  /** Where a failure is told otherwise than by a banner. */
  tell?(error: unknown): void;
}

/**
 * Saves what was typed in a form as changes to a record of its resource, by a whole-entity update over the record as it is
 * just before (`dataProvider.update`): what others changed since the form was opened is kept, and where they changed what
 * would be overwritten, it asks first (decision 17).
 */
export function useSaveRecord(
  form: StatedForm,
  {
    saved,
    error: text,
    refused,
    record,
    part = whole,
    read,
    write,
    undone,
    nameOf: called,
    banner = BANNER,
    tell,
  }: Saving,
) {
  const { resource, fields } = form;
  const id = String(record._id);
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const notify = useNotify();
  const t = useTranslate();
  const confirm = useConfirm();
  const notifyFailure = useNotifyFailure();
  const offerUndo = useUndoOffer();
  const recordName = useRecordName(resource);
  const nameOf = called ?? recordName;

  /** Saves the whole record by the resource's own calls. */
  const update = async ({ from, to, seen, known }: Change): Promise<Result> => {
    const previousData = { ...known, ...only(from, to), id };
    const { data, meta } = await dataProvider.update(resource, {
      id,
      data: { ...previousData, ...to },
      previousData,
      agreedTo: seen,
    });
    return { ...meta, after: { ...meta.before, ...to, ...data } };
  };

  /** Saves a part of the record, or with the form's own `read` and `write`. */
  const writePart = async ({ from, to, seen, known }: Change): Promise<Result> => {
    const written = await safeWrite({
      read: read ?? (async () => (await dataProvider.getOne(resource, { id })).data),
      overwrites: now => !part.merges && differences(fields, seen, part.of(now), to).length > 0,
      merge: now => part.into(now, from, to),
      write: async (data, now) => {
        const before = { ...known, ...now };
        return write
          ? write(data, before)
          : (await dataProvider.replace(resource, { id, data, previousData: { ...before, id } })).data;
      },
      // What is never read back, such as a password, cannot be looked for.
      isDone(now, was) {
        const told = only(to, part.of(was));
        return Object.keys(told).length > 0 && isEquivalent(part.into(now, from, told), now, { sent: true });
      },
    });
    return { ...written, after: { ...written.record, ...written.reply } };
  };

  const save = part === whole && !read && !write ? update : writePart;

  /** Puts back what was there before, over a fresh read; not where somebody has changed what the form is about meanwhile. */
  const putBack = async (written: Values, to: Values): Promise<boolean> => {
    const from = part.of(written);
    try {
      await save({ from, to, seen: from, known: { ...record, ...written } });
      return true;
    } catch (error) {
      if (!(error instanceof ConflictError)) throw error;
      notify('ui.notUndone', {
        type: 'warning',
        autoHideDuration: null,
        messageArgs: { name: nameOf(error.current) },
      });
      return false;
    }
  };

  const tellSaved = (written: Values, before: Values, changes: Values) => {
    const name = { name: nameOf(written) };
    const changed = Object.keys(changes);
    const prior = Object.fromEntries(changed.map(source => [source, before[source]]));
    if (undone && changed.length && changed.length === Object.keys(keepableAll(fields, changes)).length)
      offerUndo({
        text: t(saved, name),
        undone: t(undone, { name: nameOf(part.into(written, part.of(written), prior)) }),
        failure: text,
        refused,
        inverse: () => putBack(written, prior),
      });
    else notify(saved, { type: 'success', autoHideDuration: banner, messageArgs: name });
  };

  /** Saves over the record as it is now; asks first where that would overwrite changes of others that were not `seen`. */
  const attempt = async (changes: Values, opened: Values, seen = opened): Promise<boolean> => {
    try {
      const { before, after, confirmed } = await save({ from: opened, to: changes, seen, known: record });
      if (confirmed) notify('ui.lost.saved', { type: 'warning', autoHideDuration: null });
      // What the record did not have yet stood in the form all the same.
      else tellSaved(after, { ...opened, ...part.of(before) }, changes);
      return true;
    } catch (error) {
      if (!(error instanceof ConflictError)) throw error;
      const theirs = part.of(error.current);
      return confirm({
        title: t('ui.conflict.title'),
        text: <Differences form={form} rows={differences(fields, seen, theirs, changes)} />,
        confirm: t('ui.conflict.overwrite'),
        send: () => attempt(changes, opened, theirs),
      });
    }
  };

  return async (_: unknown, changes: Values, opened: Values): Promise<Saved> => {
    try {
      return await attempt(changes, opened);
    } catch (error) {
      const { known, rest } = sortErrors(error, fields, part.place);
      if (rest && tell) tell(rest);
      else if (rest) notifyFailure(rest, { text, refused });
      return known;
    }
  };
}
