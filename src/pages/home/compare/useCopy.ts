import { useRef, useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { useAction } from '../../../activity/useAction.ts';
import { useVerifiedWrite } from '../../../activity/useVerifiedWrite.ts';
import type { ConsoleDataProvider } from '../../../data/dataProvider.ts';
import { readList, referenceId } from '../../../data/dialect.ts';
import { isEquivalent } from '../../../data/isEquivalent.ts';
import { readWhole, type ApplicationRecord } from '../../../domain/organizations/application.ts';
import { applicationParts } from '../../../platform/applicationParts.ts';
import { CallError } from '../../../platform/errors.ts';
import { layers as layerCalls, type Layer } from '../../../platform/layers.ts';
import { textIn } from '../../../platform/unchecked.ts';
import { useText } from '../../../ui/useText.ts';
import {
  layersByName,
  ofLayer,
  pathsOfType,
  type ApplicationDifference,
  type ComparisonPart,
  type Sides,
} from './compare.ts';

/** One copy: what it changes as it is now, what it is to be, and how either is sent. */
interface Copy {
  read(): Promise<unknown>;
  /** As it was shown, and as it is to be. */
  shown: unknown;
  wanted: unknown;
  send(value: unknown): Promise<unknown>;
  /** Where missing, `send` of what was shown takes it back; null where nothing can. */
  takeBack?: (() => Promise<unknown>) | null;
}

/** A copy whose value is of one type. */
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

/** Somebody has changed meanwhile what is to be copied or taken back. */
const MOVED = new CallError('rejected', 409, '', { errors: {} });

/**
 * Copies differences from the left application to the right one, each by its own documented call, on what is there just
 * before. Where somebody has changed it meanwhile nothing is sent; after a lost answer it is looked whether it is there.
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
    { perform: (copying: () => Promise<void>) => done(copying()), key: () => '' },
    { failure: 'error.update' },
  );
  const [copied, setCopied] = useState<ReadonlySet<string>>(new Set());
  const copies = useRef(new Map<string, Copy>());
  const line = useRef<Promise<unknown>>(Promise.resolve());
  const { _id: to } = sides.right;
  const now = () => readWhole(dataProvider, to);
  const layersNow = async () =>
    readList<Layer>(await call(layerCalls.ofApplication, { path: { appId: to } })).data;

  const mark = (keys: string[], isCopied: boolean) =>
    setCopied(all => new Set(isCopied ? [...all, ...keys] : [...all].filter(key => !keys.includes(key))));
  const check = async (isAsBefore: boolean) => {
    if (isAsBefore) return;
    readAgain();
    throw MOVED;
  };
  const carryOut = async (keys: string[], { read, shown, wanted, send }: Copy) => {
    await check(isEquivalent(await read(), shown));
    await verifiedWrite(
      () => send(wanted),
      async () => isEquivalent(await read(), wanted),
    );
    mark(keys, true);
  };
  const putBack = async (keys: string[], { read, shown, wanted, send, takeBack }: Copy) => {
    await check(isEquivalent(await read(), wanted));
    await (takeBack ? takeBack() : send(shown));
    mark(keys, false);
  };
  const done = async (doing: Promise<void>) => {
    try {
      await doing;
      return true;
    } catch (error) {
      if (error !== MOVED) throw error;
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
      inverse: () => done(putBack(keys, doing)),
    };
    const copied = await run(() => carryOut(keys, doing), {
      undo: isCopied => (isCopied && doing.takeBack !== null ? undo : undefined),
    });
    if (copied?.reply && doing.takeBack === null) notify(text, { type: 'success', messageArgs: { _: text } });
  }

  const county = () =>
    copy({
      read: async () => (await now()).county ?? null,
      shown: sides.right.county ?? null,
      wanted: sides.left.county ?? null,
      send: county => call(applicationParts.updateCounty, { body: { county, _id: to } }),
      // A county cannot be taken away again.
      ...(sides.right.county?.code ? {} : { takeBack: null }),
    });

  /** Types keep their place; what is new comes last. */
  const paths = (rows: ApplicationDifference[]) => {
    const types = rows.map(({ key }) => key);
    const ofTypes = (all: ApplicationRecord['paths'] | null) => types.flatMap(type => pathsOfType(all, type));
    let whole: NonNullable<ApplicationRecord['paths']> = [];
    return copy({
      read: async () => ofTypes((whole = (await now()).paths ?? [])),
      shown: ofTypes(sides.right.paths),
      wanted: ofTypes(sides.left.paths),
      send: own =>
        call(applicationParts.updatePaths, {
          body: { paths: [...whole.filter(path => !types.includes(String(path.pathType))), ...own], _id: to },
        }),
    });
  };

  const tools = (rows: ApplicationDifference[]) => {
    const wanted = rows.map(({ key }) => key);
    return copy<string[]>({
      read: async () => {
        const has = new Set((await now()).tools?.map(referenceId));
        return wanted.filter(id => has.has(id));
      },
      shown: [],
      wanted,
      send: () => call(applicationParts.addTools, { body: { tools: wanted, _id: to } }),
      takeBack: async () => {
        for (const toolId of wanted) await call(applicationParts.removeTool, { path: { appId: to, toolId } });
      },
    });
  };

  const detail = (row: ApplicationDifference) => {
    let whole: Partial<ApplicationRecord> = {};
    return copy({
      read: async () => textIn((whole = await now())[row.key]),
      shown: row.right,
      wanted: row.left,
      send: text =>
        dataProvider.replace('applications', {
          id: to,
          data: { ...whole, [row.key]: text },
          previousData: { ...sides.right, ...whole },
        }),
    });
  };

  const layer = (row: ApplicationDifference) => {
    const [mine, theirs] = [layersByName(layers.left).get(row.key)!, layersByName(layers.right).get(row.key)];
    let whole: Layer | undefined;
    const read = async () => {
      const all = await layersNow();
      whole = theirs ? all.find(({ _id }) => _id === theirs._id) : layersByName(all).get(row.key);
      return whole ? ofLayer(whole) : null;
    };
    const { _id, __v, applicationId, ...fresh } = mine;
    return copy({
      read,
      shown: theirs ? ofLayer(theirs) : null,
      wanted: ofLayer(mine) as Record<string, unknown> | null,
      send: fields =>
        theirs
          ? call(layerCalls.update, { path: { id: theirs._id }, body: { ...whole!, ...fields } })
          : call(layerCalls.create, { path: { appId: to }, body: fresh }),
      ...(!theirs && { takeBack: () => call(layerCalls.remove, { path: { id: whole!._id } }) }),
    });
  };

  const copyOf = (row: ApplicationDifference) => {
    if (row.part === 'tools') return tools([row]);
    if (row.part === 'layers') return layer(row);
    if (row.part === 'paths') return paths([row]);
    return row.key === 'county' ? county() : detail(row);
  };
  /** What is written into the application itself is written one after the other. */
  const inLine = <T>({ part }: ApplicationDifference, doing: () => Promise<T>): Promise<T> => {
    if (part === 'layers') return doing();
    const next = line.current.then(doing);
    line.current = next.catch(() => {});
    return next;
  };

  return {
    copied,
    pending,
    one: (row: ApplicationDifference) => perform([row], row.name, copyOf(row)),
    /** Several of one kind by one call. */
    paths: (rows: ApplicationDifference[], name: string) => perform(rows, name, paths(rows)),
    tools: (rows: ApplicationDifference[], name: string) => perform(rows, name, tools(rows)),
    /** One of many, each told by itself. */
    carryOut(row: ApplicationDifference) {
      const doing = copyOf(row);
      copies.current.set(rowKey(row), doing);
      return inLine(row, () => carryOut([rowKey(row)], doing));
    },
    putBack: (row: ApplicationDifference) =>
      inLine(row, () => putBack([rowKey(row)], copies.current.get(rowKey(row))!)),
  };
}

/** These parts are copied as a whole, by one call. */
export const COPIED_TOGETHER: readonly ComparisonPart[] = ['paths', 'tools'];
/** Any number of rows of these parts is selected, and copied one by one. */
export const TICKABLE: readonly ComparisonPart[] = [...COPIED_TOGETHER, 'layers'];

/** The key of a row among the rows of all parts. */
export const rowKey = ({ part, key }: ApplicationDifference) => `${part} ${key}`;
