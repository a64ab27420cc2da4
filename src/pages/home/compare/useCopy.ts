import { useState } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { useOnce } from '../../../calls/useAct.ts';
import { useLookInto } from '../../../calls/useLookInto.ts';
import { useUndo } from '../../../calls/useUndo.ts';
import { idOf, readList } from '../../../client/dialect.ts';
import type { ConsoleDataProvider } from '../../../dataProvider/dataProvider.ts';
import { same } from '../../../forms/changes.ts';
import { readWhole, type ApplicationRecord } from '../../../organization/application.ts';
import { applicationParts } from '../../../platform/applicationParts.ts';
import { layers as layerCalls, type Layer } from '../../../platform/layers.ts';
import { textIn } from '../../../platform/unchecked.ts';
import { useText } from '../../../ui/useText.ts';
import { layersByName, ofLayer, pathsOfType, type Compared, type Sides } from './compare.ts';

/** One copy: what it changes as it is now, what it is to be, and how either is sent. */
interface Deed<T> {
  read(): Promise<T>;
  /** As it was shown, and as it is to be. */
  shown: T;
  wanted: T;
  send(value: T, now: T): Promise<unknown>;
  /** Where missing, `send` of what was shown takes it back; null where nothing can. */
  takeBack?: (() => Promise<unknown>) | null;
}

/**
 * Copies differences from the left application to the right one, each by its own documented call, on what is there just
 * before. Where somebody has changed it meanwhile nothing is sent; after a lost answer it is looked whether it is there.
 */
export function useCopy(sides: Sides<ApplicationRecord>, layers: Sides<readonly Layer[]>, readAgain: () => unknown) {
  const t = useText();
  const notify = useNotify();
  const lookInto = useLookInto();
  const offerUndo = useUndo();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const { call } = dataProvider;
  const { once, pending } = useOnce({ failure: 'compare.error' });
  const back = useOnce({ failure: 'compare.error' });
  const [copied, setCopied] = useState<ReadonlySet<string>>(new Set());
  const { _id: to } = sides.right;
  const now = () => readWhole(dataProvider, to);
  const layersNow = async () => readList<Layer>(await call(layerCalls.ofApplication, { path: { appId: to } })).data;

  const moved = () => {
    notify('compare.changed', { type: 'warning', autoHideDuration: null });
    readAgain();
  };
  const mark = (keys: string[], isCopied: boolean) =>
    setCopied(all => new Set(isCopied ? [...all, ...keys] : [...all].filter(key => !keys.includes(key))));

  async function perform<T>(rows: Compared[], name: string, { read, shown, wanted, send, takeBack }: Deed<T>) {
    const keys = rows.map(keyOf);
    const done = await once(async () => {
      const before = await read();
      if (!same(before, shown)) return moved();
      await lookInto(() => send(wanted, before), async () => same(await read(), wanted));
      mark(keys, true);
      return true;
    });
    if (!done) return;
    const said = t('compare.copied', { name, application: sides.right.applicationName });
    const putBack = async () => {
      const current = await read();
      if (!same(current, wanted)) return moved();
      await (takeBack ? takeBack() : send(shown, current));
      mark(keys, false);
      return true;
    };
    if (takeBack === null) notify(said, { type: 'success', messageArgs: { _: said } });
    else offerUndo(said, () => back.once(putBack), t('compare.back', { name, application: sides.right.applicationName }));
  }

  const county = (row: Compared) =>
    perform([row], row.name, {
      read: async () => (await now()).county ?? null,
      shown: sides.right.county ?? null,
      wanted: sides.left.county ?? null,
      send: county => call(applicationParts.updateCounty, { body: { county, _id: to } }),
      // A county cannot be taken away again.
      ...(sides.right.county?.code ? {} : { takeBack: null }),
    });

  /** Types keep their place; what is new comes last. */
  const paths = (rows: Compared[], name: string) => {
    const types = rows.map(({ key }) => key);
    const ofTypes = (all: ApplicationRecord['paths'] | null) => types.flatMap(type => pathsOfType(all, type));
    let whole: NonNullable<ApplicationRecord['paths']> = [];
    return perform(rows, name, {
      read: async () => ofTypes((whole = (await now()).paths ?? [])),
      shown: ofTypes(sides.right.paths),
      wanted: ofTypes(sides.left.paths),
      send: own => call(applicationParts.updatePaths, { body: { paths: [...whole.filter(path => !types.includes(String(path.pathType))), ...own], _id: to } }),
    });
  };

  const tools = (rows: Compared[], name: string) => {
    const wanted = rows.map(({ key }) => key);
    return perform(rows, name, {
      read: async () => {
        const has = new Set((await now()).tools?.map(idOf));
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

  const detail = (row: Compared) => {
    let whole: Partial<ApplicationRecord> = {};
    return perform([row], row.name, {
      read: async () => textIn((whole = await now())[row.key]),
      shown: row.right,
      wanted: row.left,
      send: text => dataProvider.update('applications', { id: to, data: { ...whole, [row.key]: text }, previousData: { ...sides.right, ...whole } }),
    });
  };

  const layer = (row: Compared) => {
    const [mine, theirs] = [layersByName(layers.left).get(row.key)!, layersByName(layers.right).get(row.key)];
    let whole: Layer | undefined;
    const read = async () => {
      const all = await layersNow();
      whole = theirs ? all.find(({ _id }) => _id === theirs._id) : layersByName(all).get(row.key);
      return whole ? ofLayer(whole) : null;
    };
    const { _id, __v, applicationId, ...fresh } = mine;
    return perform([row], row.name, {
      read,
      shown: theirs ? ofLayer(theirs) : null,
      wanted: ofLayer(mine) as Record<string, unknown> | null,
      send: fields => (theirs ? call(layerCalls.update, { path: { id: theirs._id }, body: { ...whole!, ...fields } }) : call(layerCalls.create, { path: { appId: to }, body: fresh })),
      ...(!theirs && { takeBack: () => call(layerCalls.remove, { path: { id: whole!._id } }) }),
    });
  };

  const one = (row: Compared) => {
    if (row.part === 'tools') return tools([row], row.name);
    if (row.part === 'layers') return layer(row);
    if (row.part === 'paths') return paths([row], row.name);
    return row.key === 'county' ? county(row) : detail(row);
  };

  return { copied, pending: pending || back.pending, one, paths, tools };
}

/** What names a row among all. */
export const keyOf = ({ part, key }: Compared) => `${part} ${key}`;
