import { pathTemplate, requestUrl, type AnyEndpoint } from '../../src/platform/endpoint.ts';
import { platform as contract } from '../../src/platform/index.ts';
import type { ResourceName } from '../../src/platform/resources.ts';
import { resources } from '../../src/resources/index.ts';
import { recordPath } from '../../src/ui/paths.ts';
import type { startPlatform } from './platform.ts';

interface RecordPage {
  id: string;
  address: string;
  /** The call that reads the record. */
  read: string;
}

type Find = (standIn: ReturnType<typeof startPlatform>) => Promise<RecordPage>;

/** For each resource with a list and such pages: the page of the last record in its list. */
export const recordPages = resources.flatMap(({ name, edit, show }): [ResourceName, Find][] => {
  const { list, info }: { list?: AnyEndpoint; info?: AnyEndpoint } = contract[name];
  if (!list || !(edit || show)) return [];
  const findRecord: Find = async standIn => {
    const { ask } = await standIn.as('superadmin');
    const { data } = await ask<{ data: { _id: string }[] }>('GET', `${pathTemplate(list)}?pageSize=0`);
    const id = data.at(-1)!._id;
    const read = info ? `GET ${requestUrl(info.route, { id })}` : list.route;
    return { id, address: recordPath(name, id)!, read };
  };
  return [[name, findRecord]];
});
