import { useRef, useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { useAction } from '../../../activity/useAction.ts';
import { useVerifiedWrite } from '../../../activity/useVerifiedWrite.ts';
import type { ConsoleDataProvider } from '../../../data/dataProvider.ts';
import { readList, referenceId } from '../../../data/dialect.ts';
import { isEquivalent } from '../../../data/isEquivalent.ts';
import { readApplication, type ApplicationRecord } from '../../../domain/organizations/application.ts';
import { applicationParts } from '../../../platform/applicationParts.ts';
import { CallError } from '../../../platform/errors.ts';
import { layers as layerCalls, type Layer } from '../../../platform/layers.ts';
import { textIn } from '../../../platform/unchecked.ts';
import { useText } from '../../../ui/useText.ts';
import {
  comparedLayerFields,
  layersByName,
  pathsOfType,
  type ApplicationDifference,
  type ComparisonPart,
  type Sides,
} from './compareApplications.ts';

/** A copy of one value: how it is read and sent, and its previous and new value. */
interface Copy {
  read(): Promise<unknown>;
  /** The value that was shown, and the value to copy. */
  shown: unknown;
  wanted: unknown;
  send(value: unknown): Promise<unknown>;
  /**
   * Undoes the copy. By default `send` restores the shown value; null means that the copy cannot be undone.
   */
  takeBack?: (() => Promise<unknown>) | null;
}

/** Types the value of a copy. */
const copy = <T>({
  send,
  ...rest
}: {
  read(): Promise<T>;
  shown: T;
  wanted: T;
  send(value: T): Promise<unknown>;
  takeBack?: Copy['takeBack'];
}): Copy => ({ ...rest, send: value => send(value as T) });

/** Another user has changed the value since it was shown. */
const CONFLICT = new CallError('rejected', 409, '', { errors: {} });

/**
 * Copies differences from the left to the right application with documented calls, based on the current
 * values. If another user has changed a value, it is not sent. After a lost reply the value is read instead
 * of sent again.
 */
export function useCopyDifferences(
  sides: Sides<ApplicationRecord>,
  layers: Sides<readonly Layer[]>,
  readAgain: () => unknown,
) {
  const t = useText();
  const notify = useNotify();
  const verifiedWrite = useVerifiedWrite();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const { call } = dataProvider;
  const { run, pending } = useAction(
    { perform: (copying: () => Promise<void>) => notifyIfChanged(copying()), key: () => '' },
    { failure: 'error.update' },
  );
  const [copied, setCopied] = useState<ReadonlySet<string>>(new Set());
  const copies = useRef(new Map<string, Copy>());
  const lastWrite = useRef<Promise<unknown>>(Promise.resolve());
  const { _id: targetId } = sides.right;
  const readCurrent = () => readApplication(dataProvider, targetId);
  const readLayers = async () =>
    readList<Layer>(await call(layerCalls.ofApplication, { path: { appId: targetId } })).data;

  const setCopiedKeys = (keys: string[], isCopied: boolean) =>
    setCopied(all => new Set(isCopied ? [...all, ...keys] : [...all].filter(key => !keys.includes(key))));
  const throwIfChanged = async (isAsBefore: boolean) => {
    if (isAsBefore) return;
    readAgain();
    throw CONFLICT;
  };
  const carryOut = async (keys: string[], { read, shown, wanted, send }: Copy) => {
    await throwIfChanged(isEquivalent(await read(), shown));
    await verifiedWrite(
      () => send(wanted),
      async () => isEquivalent(await read(), wanted),
    );
    setCopiedKeys(keys, true);
  };
  const putBack = async (keys: string[], { read, shown, wanted, send, takeBack }: Copy) => {
    await throwIfChanged(isEquivalent(await read(), wanted));
    await (takeBack ? takeBack() : send(shown));
    setCopiedKeys(keys, false);
  };
  const notifyIfChanged = async (doing: Promise<void>) => {
    try {
      await doing;
      return true;
    } catch (error) {
      if (error !== CONFLICT) throw error;
      notify('compare.changed', { type: 'warning', autoHideDuration: null });
      return undefined;
    }
  };

  async function perform(rows: ApplicationDifference[], name: string, doing: Copy) {
    const keys = rows.map(rowKey);
    const text = t('compare.copied', { name, application: sides.right.applicationName });
    const undo = {
      text,
      undone: t('compare.back', { name, application: sides.right.applicationName }),
      inverse: () => notifyIfChanged(putBack(keys, doing)),
    };
    const copied = await run(() => carryOut(keys, doing), {
      undo: isCopied => (isCopied && doing.takeBack !== null ? undo : undefined),
    });
    if (copied?.reply && doing.takeBack === null) notify(text, { type: 'success', messageArgs: { _: text } });
  }

  const county = () =>
    copy({
      read: async () => (await readCurrent()).county ?? null,
      shown: sides.right.county ?? null,
      wanted: sides.left.county ?? null,
      send: county => call(applicationParts.updateCounty, { body: { county, _id: targetId } }),
      // A county cannot be removed again.
      ...(sides.right.county?.code ? {} : { takeBack: null }),
    });

  /** Existing types keep their position, and new ones are added at the end. */
  const paths = (rows: ApplicationDifference[]) => {
    const types = rows.map(({ key }) => key);
    const ofTypes = (all: ApplicationRecord['paths'] | null) => types.flatMap(type => pathsOfType(all, type));
    let whole: NonNullable<ApplicationRecord['paths']> = [];
    return copy({
      read: async () => ofTypes((whole = (await readCurrent()).paths ?? [])),
      shown: ofTypes(sides.right.paths),
      wanted: ofTypes(sides.left.paths),
      send: own =>
        call(applicationParts.updatePaths, {
          body: {
            paths: [...whole.filter(path => !types.includes(String(path.pathType))), ...own],
            _id: targetId,
          },
        }),
    });
  };

  const tools = (rows: ApplicationDifference[]) => {
    const wanted = rows.map(({ key }) => key);
    return copy<string[]>({
      read: async () => {
        const has = new Set((await readCurrent()).tools?.map(referenceId));
        return wanted.filter(id => has.has(id));
      },
      shown: [],
      wanted,
      send: () => call(applicationParts.addTools, { body: { tools: wanted, _id: targetId } }),
      takeBack: async () => {
        for (const toolId of wanted)
          await call(applicationParts.removeTool, { path: { appId: targetId, toolId } });
      },
    });
  };

  const detail = (row: ApplicationDifference) => {
    let whole: Partial<ApplicationRecord> = {};
    return copy({
      read: async () => textIn((whole = await readCurrent())[row.key]),
      shown: row.right,
      wanted: row.left,
      send: text =>
        dataProvider.replace('applications', {
          id: targetId,
          data: { ...whole, [row.key]: text },
          previousData: { ...sides.right, ...whole },
        }),
    });
  };

  const layer = (row: ApplicationDifference) => {
    const [mine, theirs] = [layersByName(layers.left).get(row.key)!, layersByName(layers.right).get(row.key)];
    let whole: Layer | undefined;
    const read = async () => {
      const all = await readLayers();
      whole = theirs ? all.find(({ _id }) => _id === theirs._id) : layersByName(all).get(row.key);
      return whole ? comparedLayerFields(whole) : null;
    };
    const { _id, __v, applicationId, ...fresh } = mine;
    return copy({
      read,
      shown: theirs ? comparedLayerFields(theirs) : null,
      wanted: comparedLayerFields(mine) as Record<string, unknown> | null,
      send: fields =>
        theirs
          ? call(layerCalls.update, { path: { id: theirs._id }, body: { ...whole!, ...fields } })
          : call(layerCalls.create, { path: { appId: targetId }, body: fresh }),
      ...(!theirs && { takeBack: () => call(layerCalls.remove, { path: { id: whole!._id } }) }),
    });
  };

  const toCopy = (row: ApplicationDifference) => {
    if (row.part === 'tools') return tools([row]);
    if (row.part === 'layers') return layer(row);
    if (row.part === 'paths') return paths([row]);
    return row.key === 'county' ? county() : detail(row);
  };
  /** Writes to the application itself run in sequence. */
  const runInOrder = <T>({ part }: ApplicationDifference, doing: () => Promise<T>): Promise<T> => {
    if (part === 'layers') return doing();
    const next = lastWrite.current.then(doing);
    lastWrite.current = next.catch(() => {});
    return next;
  };

  return {
    copied,
    pending,
    one: (row: ApplicationDifference) => perform([row], row.name, toCopy(row)),
    /** Copies several rows of one part with a single call. */
    paths: (rows: ApplicationDifference[], name: string) => perform(rows, name, paths(rows)),
    tools: (rows: ApplicationDifference[], name: string) => perform(rows, name, tools(rows)),
    /** Copies one row of a bulk copy, which reports its result separately. */
    carryOut(row: ApplicationDifference) {
      const doing = toCopy(row);
      copies.current.set(rowKey(row), doing);
      return runInOrder(row, () => carryOut([rowKey(row)], doing));
    },
    putBack: (row: ApplicationDifference) =>
      runInOrder(row, () => putBack([rowKey(row)], copies.current.get(rowKey(row))!)),
  };
}

/** The parts whose rows are copied with a single call. */
export const PARTS_COPIED_TOGETHER: readonly ComparisonPart[] = ['paths', 'tools'];
/** The parts whose rows have checkboxes. */
export const SELECTABLE_PARTS: readonly ComparisonPart[] = [...PARTS_COPIED_TOGETHER, 'layers'];

/** Returns a key that is unique among all parts. */
export const rowKey = ({ part, key }: ApplicationDifference) => `${part} ${key}`;
