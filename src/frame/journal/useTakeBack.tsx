import { useState } from 'react';
import { useDataProvider, useNotificationContext, useTranslate } from 'react-admin';
import { useMe } from '../../calls/MeContext.tsx';
import { useSay } from '../../calls/useSay.ts';
import { causeOf } from '../../calls/useTellFailure.ts';
import type { Offer } from '../../calls/useUndo.ts';
import { asSent } from '../../catalogue/asSent.ts';
import { isLost } from '../../client/failures.ts';
import type { ConsoleDataProvider } from '../../dataProvider/dataProvider.ts';
import { alike } from '../../journal/changed.ts';
import { entries } from '../../journal/entries.ts';
import type { Entry, Inverse } from '../../journal/entry.ts';
import { offerOf, takeBack } from '../../journal/recorder.ts';
import type { AnyEndpoint } from '../../platform/endpoint.ts';
import { CallError } from '../../platform/errors.ts';
import { useConfirm } from '../../ui/dialog/ConfirmProvider.tsx';
import { orEmpty } from '../../ui/formats.ts';
import { useText } from '../../ui/useText.ts';
import { useSentence } from './useSentence.ts';

type Values = Record<string, unknown>;
/** One step of taking something back, and the record that it concerns as it is now. */
interface Step {
  inverse: Inverse;
  now?: Values & { id: string };
  error?: unknown;
}

const isGone = (error: unknown) => error instanceof CallError && error.status === 404;
const plain = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : undefined);
/** The fields that somebody has changed since. */
const movedIn = ({ inverse: { left = {}, before = {} }, now }: Step) => (now ? Object.keys(left).filter(name => !alike(now[name], left[name]) && !alike(now[name], before[name])) : []);

/** What the screen itself offered takes back all of an act; what asks first where somebody else changed something is better where it is one change. */
export const howOf = (entry: Entry, all: Entry[]) => {
  const offered = offerOf(entry.act);
  const alone = all.every(one => one.act !== entry.act || one.key === entry.key);
  // A version before is chosen among those that are kept.
  if (entry.undone || entry.never === 'versions') return undefined;
  if (entry.back.length && (!offered || (alone && entry.back.every(({ left }) => left)))) return 'calls';
  return offered ? 'offer' : undefined;
};

async function endpointOf(route: string): Promise<AnyEndpoint> {
  const { platform } = await import('../../platform/index.ts');
  return Object.values(platform)
    .flatMap(area => Object.values<AnyEndpoint>(area))
    .find(one => one.route === route && one.changes && !one.open)!;
}

/** Takes an entry back, asking first where somebody else changed it since or something is deleted; says how it went. */
export function useTakeBack() {
  const t = useText();
  const translate = useTranslate();
  const say = useSay();
  const confirm = useConfirm();
  const me = useMe();
  const { sentence, fieldName } = useSentence();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const { setNotifications } = useNotificationContext();
  const [busy, setBusy] = useState<string>();

  const look = async (inverse: Inverse): Promise<Step> => {
    if (!inverse.resource) return { inverse };
    const { data } = await dataProvider.getOne(inverse.resource, { id: inverse.id! });
    return { inverse, now: data as Step['now'] & object };
  };

  const perform = async ({ inverse: { call, ask, resource, id, before }, now }: Step) => {
    if (call) return void (await dataProvider.call(await endpointOf(call), ask ?? {}));
    if (!before || Object.keys(before).every(name => alike(now![name], before[name]))) return;
    const whole = asSent({ ...now!, ...before } as never) as Values;
    try {
      await dataProvider.update(resource!, { id: id!, data: whole, previousData: now! });
    } catch (error) {
      // After a lost answer nothing is sent again, but looked whether it is as before (decision 22).
      const found = isLost(error) ? await dataProvider.getOne(resource!, { id: id! }).catch(() => undefined) : undefined;
      if (!found || !Object.keys(before).every(name => alike(found.data[name], before[name]))) throw error;
    }
  };

  const ask = async (entry: Entry, steps: Step[]): Promise<boolean> => {
    const moved = steps.filter(step => movedIn(step).length);
    if (moved.length)
      return confirm({
        title: t('journal.moved.title'),
        text: (
          <>
            <p>{t('journal.moved.text', { did: sentence(entry), smart_count: moved.length })}</p>
            <ul>
              {moved.slice(0, 5).flatMap(step =>
                movedIn(step).map(name => {
                  const [now, back] = [plain(step.now![name]), plain(step.inverse.before?.[name])];
                  const field = fieldName(entry, name);
                  return <li key={`${step.inverse.id} ${name}`}>{now === undefined && back === undefined ? field : t('journal.moved.field', { field, now: orEmpty(now), back: orEmpty(back) })}</li>;
                }),
              )}
            </ul>
          </>
        ),
        confirm: t('journal.moved.confirm'),
      });
    if (!steps.some(({ inverse }) => inverse.removes)) return true;
    return confirm({ title: t('journal.remove.title', { did: sentence(entry) }), text: t('journal.remove.text'), confirm: t('ui.delete'), danger: true });
  };

  /** One after the other, the last change first: what they change may be the same list. */
  const byCalls = async (entry: Entry): Promise<boolean> => {
    const steps: Step[] = [];
    const done = await takeBack(
      me._id,
      entry.key,
      async () => {
        for (const inverse of [...entry.back].reverse()) steps.push(await look(inverse).catch((error: unknown) => ({ inverse, error })));
        const ready = steps.filter(({ error }) => error === undefined);
        if (ready.length && !(await ask(entry, ready))) return false;
        for (const step of ready) await perform(step).catch((error: unknown) => (step.error = error));
        return steps.every(({ error }) => error === undefined);
      },
      new Set(entry.back.flatMap(({ id, ask: asked }) => [id, ...Object.values(asked?.path ?? {}), (asked?.body as Values | undefined)?._id]).filter(id => typeof id === 'string')),
    );
    const failed = steps.filter(({ error }) => error !== undefined);
    if (failed.length) {
      const gone = failed.every(({ error }) => isGone(error));
      // What is left can be tried again.
      entries.change(me._id, [entry.key], gone ? { back: [], gone: true } : { back: failed.map(({ inverse }) => inverse).reverse() });
      say(gone ? t('journal.isGone', { did: sentence(entry) }) : `${t('journal.notUndone', { did: sentence(entry) })} ${causeOf(translate, failed[0]!.error)}`, 'error');
    }
    if (done) say(t('journal.done', { did: sentence(entry) }), 'success');
    return done;
  };

  const takeBackEntry = async (entry: Entry, how: 'calls' | 'offer') => {
    if (busy) return;
    setBusy(entry.key);
    try {
      const offer = offerOf(entry.act);
      const done = how === 'offer' ? await offer?.() : await byCalls(entry);
      // The banner that offered the same has nothing to offer any more.
      if (done && offer) setNotifications(all => all.filter(({ notificationOptions }) => (notificationOptions as Offer | undefined)?.undo !== offer));
    } finally {
      setBusy(undefined);
    }
  };
  return { takeBack: takeBackEntry, busy };
}
