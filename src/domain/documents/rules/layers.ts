import type { CheckResult } from '../../../editors/json/rules.ts';
import { addressKey } from '../../../platform/serviceAddress.ts';
import { shortOf, type DocumentFacts } from './facts.ts';
import { checkOneOf, checkUnique, expect, finding, nearest, objects, type Tell } from './finding.ts';
import { rendererRules, symbolGeometry } from './symbols.ts';
import { listEntries, textOf, under, type ValueSpot } from './valueSpot.ts';

/** The operators of a search (docs/behaviour.md 2 §3). */
const OPERATORS = ['=', 'LIKE', 'IN'] as const;

/** Reports names that the layer's service does not list as fields. */
function checkFields(tell: Tell, entry: ValueSpot, facts: DocumentFacts | undefined) {
  const name = textOf(under(entry, 'name'));
  const layer = name === undefined ? undefined : facts?.layers?.get(name);
  if (name && facts?.layers && !layer) tell('noOwnLayer', under(entry, 'name')!, { name });
  const fact = layer && facts?.factsByKey.get(addressKey(layer.url));
  if (fact?.state === 'none')
    tell('noService', under(entry, 'name')!, { name: shortOf(layer!.url), message: fact.message });
  const known = fact?.state === 'there' ? fact.fields : undefined;
  const is = (spot: ValueSpot | undefined, kind: 'noField' | 'noHidden' = 'noField') => {
    const field = textOf(spot);
    if (!field || !known || known.includes(field)) return;
    const closest = nearest(field, known);
    tell(
      kind,
      spot!,
      { field, name: name!, ...(closest !== undefined && { closest }) },
      closest && JSON.stringify(closest),
    );
  };
  return { is, geometry: symbolGeometry(layer?.geometryType) };
}

/** Returns the named configs of a list, and reports repeated names. */
function named(tell: Tell, root: ValueSpot): [entry: ValueSpot, config: ValueSpot][] {
  if (root.node.kind !== 'array') {
    tell('type', root, { name: '', is: root.node.kind, wanted: 'array' });
    return [];
  }
  const entries = objects(tell, listEntries(root));
  checkUnique(
    tell,
    'sameId',
    entries.map(entry => {
      const name = expect(tell, entry, 'name', 'string', true);
      return [textOf(name), name];
    }),
  );
  return entries.flatMap(entry => {
    const config = expect(tell, entry, 'config', 'object', true);
    return config ? [[entry, config] as [ValueSpot, ValueSpot]] : [];
  });
}

const texts = (tell: Tell, parent: ValueSpot, ...names: string[]) =>
  names.forEach(name => expect(tell, parent, name, 'string'));
const listed = (tell: Tell, config: ValueSpot, name: string) =>
  listEntries(expect(tell, config, name, 'array'));

/** Returns the strings among the entries and reports all others. */
const written = (tell: Tell, entries: readonly ValueSpot[]) =>
  entries.filter(entry => {
    if (entry.node.kind === 'string') return true;
    tell('type', entry, { name: `[${entry.step}]`, is: entry.node.kind, wanted: 'string' });
    return false;
  });

/** Checks results layer configs (docs/behaviour.md 2 §3; docs/contract.md, "Nested shapes"). */
export function resultsRules(root: ValueSpot, facts?: DocumentFacts): CheckResult {
  const { found, tell } = finding();
  for (const [entry, config] of named(tell, root)) {
    const field = checkFields(tell, entry, facts);
    texts(tell, config, 'label', 'name');
    const fields = objects(tell, listed(tell, config, 'fields')).map(one => {
      texts(tell, one, 'alias');
      const name = expect(tell, one, 'name', 'string', true);
      field.is(name);
      return [textOf(name), name] as const;
    });
    checkUnique(tell, 'repeated', fields);
    for (const hidden of written(tell, listed(tell, config, 'excludedisplayfields')))
      field.is(hidden, 'noHidden');
    for (const search of objects(tell, listed(tell, config, 'searchfields'))) {
      texts(tell, search, 'label', 'mask');
      field.is(expect(tell, search, 'name', 'string', true));
      checkOneOf(tell, expect(tell, search, 'operator', 'string', true), 'operator', OPERATORS);
      expect(tell, search, 'isOnlyForQuickSearch', 'boolean');
    }
    for (const action of objects(tell, listed(tell, config, 'actions'))) {
      texts(tell, action, 'label', 'icon', 'token', 'pathType');
      expect(tell, action, 'type', 'string', true);
      field.is(expect(tell, action, 'field', 'string'));
      field.is(expect(tell, action, 'checkfield', 'string'));
    }
    const renderer = expect(tell, config, 'symbol', 'object');
    if (!renderer) continue;
    rendererRules(tell, renderer, symbolGeometry(textOf(under(config, 'geometryType'))) ?? field.geometry);
    for (const name of ['field1', 'field2', 'field3', 'field']) field.is(under(renderer, name));
  }
  return found;
}

/** Checks editor configs (docs/behaviour.md 2 §3). */
export function editorRules(root: ValueSpot, facts?: DocumentFacts): CheckResult {
  const { found, tell } = finding();
  for (const [entry, config] of named(tell, root)) {
    const field = checkFields(tell, entry, facts);
    const fields = objects(tell, listed(tell, config, 'sections')).flatMap(section => {
      texts(tell, section, 'header');
      return written(tell, listed(tell, section, 'fields'));
    });
    for (const one of fields) field.is(one);
    checkUnique(
      tell,
      'repeated',
      fields.map(one => [textOf(one), one]),
    );
  }
  return found;
}
