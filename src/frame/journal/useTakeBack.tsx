import { useState } from 'react';
import { useDataProvider, useNotificationContext, type RaRecord } from 'react-admin';
import { useMe } from '../../calls/MeContext.tsx';
import { useAction } from '../../calls/useAction.ts';
import { useSay } from '../../calls/useSay.ts';
import { causeOf } from '../../calls/useTellFailure.ts';
import type { Offer } from '../../calls/useUndo.ts';
import { asSent } from '../../client/asSent.ts';
import { readList } from '../../client/dialect.ts';
import { gone, isLost } from '../../client/failures.ts';
import type { ConsoleDataProvider } from '../../dataProvider/dataProvider.ts';
import { alike, isAsLeft } from '../../journal/changed.ts';
import { entries } from '../../journal/entries.ts';
import type { Entry, Inverse } from '../../journal/entry.ts';
import { withPieceBefore } from '../../journal/pieces.ts';
import { offerOf, takeBack } from '../../journal/recorder.ts';
import type { AnyEndpoint } from '../../platform/endpoint.ts';
import { CallError } from '../../platform/errors.ts';
import type { Verbatim } from '../../platform/verbatim.ts';
import { useConfirm } from '../../ui/dialog/ConfirmProvider.tsx';
import { orEmpty } from '../../ui/formats.ts';
import { useText } from '../../ui/useText.ts';
import { useSentence } from './useSentence.ts';

type Values = Record<string, unknown>;
/** One step of taking something back, and the record that it concerns, or the text, as it is now. */
interface Step {
  inverse: Inverse;
  now?: Values;
  text?: string;
  error?: unknown;
}

/** Somebody has changed the same place of a document. */
const CHANGED = new Error('changed');

const isGone = (error: unknown) => error instanceof CallError && error.status === 404;
const plain = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
/** The fields that somebody has changed since. */
const movedIn = ({ inverse: { left = {}, before = {} }, now }: Step) =>
  now
    ? Object.keys(left).filter(name => !isAsLeft(now[name], left[name]) && !alike(now[name], before[name]))
    : [];
/** What was shown of it is known. */
const asSeen = ({ inverse, now }: Step): Inverse =>
  now && inverse.left
    ? { ...inverse, left: Object.fromEntries(Object.keys(inverse.left).map(name => [name, now[name]])) }
    : inverse;
const ready = (steps: Step[]) => steps.filter(({ error }) => error === undefined);

/** What the screen itself offered takes back all of an act; what asks first where somebody else changed something is better where it is one change. */
export const howOf = (entry: Entry, all: Entry[]) => {
  const offered = offerOf(entry.act);
  const alone = all.every(one => one.act !== entry.act || one.key === entry.key);
  // A version before is chosen among those that are kept.
  if (entry.undone || entry.never === 'versions') return undefined;
  if (entry.back.length && (!offered || (alone && entry.back.every(({ left, piece }) => left || piece))))
    return 'calls';
  return offered ? 'offer' : undefined;
};

async function endpointOf(route: string): Promise<AnyEndpoint> {
  const { platform } = await import('../../platform/index.ts');
  return Object.values(platform)
    .flatMap(area => Object.values<AnyEndpoint>(area))
    .find(one => one.route === route && !one.open)!;
}

/** Takes an entry back, asking first where somebody else changed it since or something is deleted; says how it went. */
export function useTakeBack() {
  const t = useText();
  const say = useSay();
  const confirm = useConfirm();
  const me = useMe();
  const { sentence, fieldName } = useSentence();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const { setNotifications } = useNotificationContext();
  const [busy, setBusy] = useState<string>();
  const { run } = useAction({});

  const look = async (inverse: Inverse): Promise<Step> => {
    const { resource, id, read, piece } = inverse;
    if (resource) return { inverse, now: (await dataProvider.getOne(resource, { id: id! })).data };
    if (!read) return { inverse };
    const reply: unknown = await dataProvider.call(await endpointOf(read.call), read.ask);
    if (piece) return { inverse, text: (reply as Verbatim<unknown> | null)?.text ?? '' };
    const now = id ? readList<Values>(reply).data.find(({ _id }) => _id === id) : (reply as Values);
    if (!now) throw gone();
    return { inverse, now };
  };

  const perform = async (step: Step) => {
    const { call, ask, resource, id, piece, before } = step.inverse;
    const isBefore = ({ now, text }: Step) =>
      piece ? text === wanted : Object.keys(before!).every(name => alike(now?.[name], before![name]));
    const wanted = piece && withPieceBefore(step.text!, piece);
    if (!piece && !before) return void (await dataProvider.call(await endpointOf(call!), ask ?? {}));
    if (piece && wanted === undefined) throw CHANGED;
    if (isBefore(step)) return;
    const whole = { ...step.now, ...before };
    try {
      if (call) await dataProvider.call(await endpointOf(call), { ...ask, body: wanted ?? whole });
      else
        await dataProvider.update(resource!, {
          id: id!,
          data: asSent(resource!, whole),
          previousData: step.now as RaRecord,
        });
    } catch (error) {
      // After a lost answer nothing is sent again, but looked whether it is as before (decision 22).
      const found = isLost(error) ? await look(step.inverse).catch(() => undefined) : undefined;
      if (!found || !isBefore(found)) throw error;
    }
  };

  const performAll = async (steps: Step[]) => {
    for (const step of ready(steps)) await perform(step).catch((error: unknown) => (step.error = error));
    return steps;
  };

  /** Performs the steps as they stand now; asks first where that replaces changes of others, or deletes. Answers no steps if the person did not agree. */
  const attempt = async (entry: Entry, inverses: Inverse[]): Promise<Step[]> => {
    const steps: Step[] = [];
    for (const inverse of inverses)
      steps.push(await look(inverse).catch((error: unknown) => ({ inverse, error })));
    const moved = ready(steps).filter(step => movedIn(step).length);
    if (moved.length) return (await askMoved(entry, moved, () => attempt(entry, steps.map(asSeen)))) || [];
    if (!ready(steps).some(({ inverse }) => inverse.removes)) return performAll(steps);
    const done = await confirm({
      title: t('journal.remove.title'),
      text: t('journal.remove.text', { did: sentence(entry) }),
      confirm: t('ui.delete'),
      danger: true,
      send: () => performAll(steps),
    });
    return done || [];
  };

  const askMoved = (entry: Entry, moved: Step[], send: () => Promise<Step[]>) =>
    confirm({
      title: t('journal.moved.title'),
      text: (
        <>
          <p>{t('journal.moved.text', { did: sentence(entry), smart_count: moved.length })}</p>
          <ul>
            {moved.slice(0, 5).flatMap(step =>
              movedIn(step).map(name => {
                const [now, back] = [plain(step.now![name]), plain(step.inverse.before?.[name])];
                const field = fieldName(entry, name);
                return (
                  <li key={`${step.inverse.id} ${name}`}>
                    {now === undefined && back === undefined
                      ? field
                      : t('journal.moved.field', { field, now: orEmpty(now), back: orEmpty(back) })}
                  </li>
                );
              }),
            )}
          </ul>
        </>
      ),
      confirm: t('journal.moved.confirm'),
      send,
    });

  /** One after the other, the last change first: what they change may be the same list. */
  const byCalls = async (entry: Entry): Promise<boolean> => {
    let steps: Step[] = [];
    const done = await takeBack(
      me._id,
      entry.key,
      async () => {
        steps = await attempt(entry, [...entry.back].reverse());
        return steps.length > 0 && steps.every(({ error }) => error === undefined);
      },
      new Set(
        entry.back
          .flatMap(({ id, ask: asked }) => [
            id,
            ...Object.values(asked?.path ?? {}),
            (asked?.body as Values | undefined)?._id,
          ])
          .filter(id => typeof id === 'string'),
      ),
    );
    const failed = steps.filter(({ error }) => error !== undefined);
    if (failed.length) {
      const allGone = failed.every(step => isGone(step.error));
      // What is left can be tried again.
      entries.change(
        me._id,
        [entry.key],
        allGone ? { back: [], gone: true } : { back: failed.map(({ inverse }) => inverse).reverse() },
      );
      const [{ error }] = failed as [Step];
      say(
        allGone
          ? t('journal.isGone', { did: sentence(entry) })
          : error === CHANGED
            ? t('journal.isChanged', { did: sentence(entry) })
            : `${t('journal.notUndone', { did: sentence(entry) })} ${causeOf(t, error)}`,
        'error',
      );
    }
    if (done) say(t('journal.done', { did: sentence(entry) }), 'success');
    return done;
  };

  const takeBackEntry = (entry: Entry, how: 'calls' | 'offer') =>
    run(async () => {
      setBusy(entry.key);
      try {
        const offer = offerOf(entry.act);
        const done = how === 'offer' ? await offer?.() : await byCalls(entry);
        // The banner that offered the same has nothing to offer any more.
        if (done && offer)
          setNotifications(all =>
            all.filter(
              ({ notificationOptions }) => (notificationOptions as Offer | undefined)?.undo !== offer,
            ),
          );
      } finally {
        setBusy(undefined);
      }
    });
  return { takeBack: takeBackEntry, busy };
}
