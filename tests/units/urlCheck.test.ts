// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { APPLICATION_PART_NAMES } from '../../src/domain/documents/configs/storedParts.ts';
import type { ServiceReply } from '../../src/domain/organizations/readiness.ts';
import { findAndReplace } from '../../src/editors/json/findAndReplace.ts';
import type { Criteria } from '../../src/pages/home/replace/criteria.ts';
import { listNewUrls } from '../../src/pages/home/replace/newUrls.ts';
import type { RecordUrl } from '../../src/pages/home/replace/recordUrls.ts';
import { isNext, listUnread, type ConfigOwner } from '../../src/pages/home/replace/replaceRow.ts';
import { startReplacing } from '../../src/pages/home/replace/startReplacing.ts';
import { CallError } from '../../src/platform/errors.ts';

const CRITERIA: Criteria = {
  find: 'http://gis.',
  instead: 'https://gis.',
  parts: ['app', 'results', 'editor'],
  options: ['case', 'addresses'],
};
const service = (name: string, scheme = 'http') => `${scheme}://gis.example/rest/services/${name}/MapServer`;
const doc = (...urls: string[]) => JSON.stringify({ appConfig: urls });
const rejected = (httpStatus: number) => new CallError('rejected', httpStatus, '', { errors: {} });
const layer = (id: string, url: string): RecordUrl => ({ kind: 'layer', id, name: id, url });

/** Applications with the URLs in their configs, and the services that do not reply as usual. */
function startDryRun(
  stored: Record<string, string>,
  replies: Record<string, ServiceReply | Error> = {},
  records: Record<string, RecordUrl[] | Error> = {},
) {
  const requested: string[] = [];
  const on = { request: (): unknown => undefined };
  const owners = Object.keys(stored).map((id): ConfigOwner => ({
    id,
    name: id,
    names: APPLICATION_PART_NAMES,
    read: async () => stored[id]!,
    async write(text) {
      stored[id] = text;
      return undefined;
    },
    async readRecordUrls() {
      const found = records[id] ?? [];
      if (found instanceof Error) throw found;
      return found;
    },
  }));
  const replacing = startReplacing({ find: async (...about) => findAndReplace(...about) }, async url => {
    requested.push(url);
    on.request();
    const reply = replies[url] ?? 'answers';
    if (reply instanceof Error) throw reply;
    return reply;
  });
  return {
    stored,
    replies,
    records,
    requested,
    on,
    replacing,
    look: (criteria = CRITERIA) => replacing.look(owners, criteria),
    standing: replacing.standing,
    row: (id: string) => replacing.standing().rows.find(({ source }) => source.id === id)!,
    selected: () =>
      replacing
        .standing()
        .rows.filter(isNext)
        .map(({ source, excluded }) => [source.id, ...excluded]),
  };
}

describe('the check of new URLs', () => {
  it('the check requests each new service once, and no other URL', async () => {
    const { look, requested, standing } = startDryRun({
      a: doc(
        `${service('Parcels')}/0`,
        `${service('Parcels')}/1`,
        'http://gis.example/wms',
        service('Roads'),
      ),
      b: doc(service('Parcels'), `https://proxy.example/proxy?${service('Zoning')}/2`),
    });
    await look();
    expect(requested.sort()).toEqual(['Parcels', 'Roads', 'Zoning'].map(name => service(name, 'https')));
    expect(
      listNewUrls(standing().rows, CRITERIA).map(({ url, isService, matchCount, addresses }) => [
        url,
        isService,
        matchCount,
        addresses.size,
      ]),
    ).toEqual([
      [service('Parcels', 'https'), true, 3, 2],
      ['https://gis.example/wms', false, 1, 1],
      [service('Roads', 'https'), true, 1, 1],
      [service('Zoning', 'https'), true, 1, 1],
    ]);
  });

  it('the check requests no service whose URL stays as it is', async () => {
    const { look, requested } = startDryRun({ a: doc(`${service('Roads')}?token=old`) });
    await look({ ...CRITERIA, find: 'old', instead: 'new' });
    expect(requested).toEqual([]);
  });

  it('a search in all texts checks no URLs and reads no layers', async () => {
    const { look, requested, standing } = startDryRun({ a: doc(service('Roads')) });
    await look({ ...CRITERIA, options: ['case'] });
    expect([requested, standing().unchanged.size]).toEqual([[], 0]);
  });

  it('a match whose new URL does not respond is not selected, and not replaced', async () => {
    const { look, replacing, selected, stored, row } = startDryRun(
      { a: doc(service('Roads'), service('Zoning')), b: doc(service('Roads')) },
      { [service('Roads', 'https')]: 'silent' },
    );
    await look();
    expect(selected()).toEqual([['a', service('Roads')]]);
    expect(row('b').isChosen).toBe(false);
    await replacing.replace();
    expect(stored).toEqual({
      a: doc(service('Roads'), service('Zoning', 'https')),
      b: doc(service('Roads')),
    });
  });

  it('a match whose new URL does not respond can be selected', async () => {
    const { look, replacing, stored, row } = startDryRun(
      { a: doc(service('Roads'), service('Zoning')), b: doc(service('Roads')) },
      { [service('Roads', 'https')]: 'silent' },
    );
    await look();
    replacing.chooseAddresses(new Map([[row('a'), [service('Roads')]]]), true);
    replacing.choose([row('b')], true);
    await replacing.replace();
    expect(stored).toEqual({
      a: doc(service('Roads', 'https'), service('Zoning', 'https')),
      b: doc(service('Roads', 'https')),
    });
  });

  it('one match of an application that is not selected can be selected alone', async () => {
    const { look, replacing, stored, row } = startDryRun({ a: doc(service('Roads'), service('Zoning')) });
    await look();
    replacing.choose([row('a')], false);
    replacing.chooseAddresses(new Map([[row('a'), [service('Zoning')]]]), true);
    await replacing.replace();
    expect(stored.a).toBe(doc(service('Roads'), service('Zoning', 'https')));
    await replacing.undo(replacing.standing().rows);
    expect(stored.a).toBe(doc(service('Roads'), service('Zoning')));
  });

  it('a match whose new URL could not be checked stays selected', async () => {
    const { look, selected, row } = startDryRun(
      { a: doc(service('Roads')) },
      { [service('Roads', 'https')]: rejected(403) },
    );
    await look();
    expect([...row('a').replies.values()]).toEqual(['unknown']);
    expect(selected()).toEqual([['a']]);
  });

  it('a repeated check requests only what did not respond, and selects the match that responds now', async () => {
    const all = startDryRun(
      { a: doc(service('Roads')), b: doc(service('Zoning')) },
      { [service('Roads', 'https')]: 'silent' },
    );
    await all.look();
    all.replies[service('Roads', 'https')] = 'answers';
    all.requested.length = 0;
    await all.replacing.checkAgain();
    expect(all.requested).toEqual([service('Roads', 'https')]);
    expect(all.selected()).toEqual([['a'], ['b']]);
  });

  it('a repeated check keeps the selection of a match that still does not respond', async () => {
    const all = startDryRun({ a: doc(service('Roads')) }, { [service('Roads', 'https')]: 'silent' });
    await all.look();
    all.replacing.choose([all.row('a')], true);
    await all.replacing.checkAgain();
    expect(all.selected()).toEqual([['a']]);
  });

  it('a stopped check leaves the other services unchecked, and continues on request', async () => {
    const names = Array.from({ length: 20 }, (_, n) => `S${n}`);
    const all = startDryRun({ a: doc(...names.map(name => service(name))) });
    all.on.request = () => all.requested.length === 6 && all.replacing.stop();
    await all.look();
    const { phase, services, stopped } = all.standing();
    expect([phase, stopped, all.requested.length < 12, services.size < 6]).toEqual([
      'still',
      true,
      true,
      true,
    ]);
    all.on.request = () => {};
    await all.replacing.checkAgain();
    expect(all.standing().services.size).toBe(20);
  });

  it('layers and field apps that contain the text are listed, and those that were not read', async () => {
    const all = startDryRun(
      { a: doc(service('Roads')), b: doc('none'), c: doc('none') },
      {},
      {
        a: [layer('1', service('Roads')), layer('2', service('Roads', 'https'))],
        b: [layer('3', service('Zoning'))],
        c: rejected(500),
      },
    );
    await all.look();
    const unchangedIds = () => [...all.standing().unchanged.values()].flat().map(({ id }) => id);
    expect(unchangedIds()).toEqual(['1', '3']);
    expect(listUnread(all.standing()).map(({ id }) => id)).toEqual(['c']);
    all.records.c = [layer('4', service('Roads'))];
    await all.replacing.checkAgain();
    expect(unchangedIds()).toEqual(['1', '3', '4']);
  });
});
