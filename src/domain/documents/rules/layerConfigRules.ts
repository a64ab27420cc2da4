import type { CheckResult } from '../../../editors/json/rules.ts';
import { urlKey } from '../../../platform/parseArcGisUrl.ts';
import {
  checkKind,
  checkOneOf,
  checkUnique,
  createReport,
  filterObjects,
  findClosest,
  type ReportProblem,
} from './checkValues.ts';
import { shortServiceName, type DocumentFacts } from './facts.ts';
import { rendererRules, symbolGeometry } from './rendererRules.ts';
import { getProperty, getText, listEntries, type ValueSpot } from './valueSpot.ts';

/** The operators of a search (docs/behaviour.md 2 §3). */
export const OPERATORS = ['=', 'LIKE', 'IN'] as const;

/** Reports names that the layer's service does not list as fields. */
function checkFields(report: ReportProblem, entry: ValueSpot, facts: DocumentFacts | undefined) {
  const name = getText(getProperty(entry, 'name'));
  const layer = name === undefined ? undefined : facts?.layers?.get(name);
  if (name && facts?.layers && !layer) report('noOwnLayer', getProperty(entry, 'name')!, { name });
  const fact = layer && facts?.factsByKey.get(urlKey(layer.url));
  if (fact?.state === 'none')
    report('noService', getProperty(entry, 'name')!, {
      name: shortServiceName(layer!.url),
      message: fact.message,
    });
  const fieldNames = fact?.state === 'there' ? fact.fields : undefined;
  const is = (spot: ValueSpot | undefined, kind: 'noField' | 'noHidden' = 'noField') => {
    const field = getText(spot);
    if (!field || !fieldNames || fieldNames.includes(field)) return;
    const closest = findClosest(field, fieldNames);
    report(
      kind,
      spot!,
      { field, name: name!, ...(closest !== undefined && { closest }) },
      closest && JSON.stringify(closest),
    );
  };
  return { is, geometry: symbolGeometry(layer?.geometryType) };
}

/** Returns the named configs of a list, and reports repeated names. */
function getNamedConfigs(report: ReportProblem, root: ValueSpot): [entry: ValueSpot, config: ValueSpot][] {
  if (root.node.kind !== 'array') {
    report('type', root, { name: '', is: root.node.kind, wanted: 'array' });
    return [];
  }
  const entries = filterObjects(report, listEntries(root));
  checkUnique(
    report,
    'sameId',
    entries.map(entry => {
      const name = checkKind(report, entry, 'name', 'string', true);
      return [getText(name), name];
    }),
  );
  return entries.flatMap(entry => {
    const config = checkKind(report, entry, 'config', 'object', true);
    return config ? [[entry, config] as [ValueSpot, ValueSpot]] : [];
  });
}

const checkTexts = (report: ReportProblem, parent: ValueSpot, ...names: string[]) =>
  names.forEach(name => checkKind(report, parent, name, 'string'));
const getEntries = (report: ReportProblem, config: ValueSpot, name: string) =>
  listEntries(checkKind(report, config, name, 'array'));

/** Returns the strings among the entries and reports all others. */
const filterTexts = (report: ReportProblem, entries: readonly ValueSpot[]) =>
  entries.filter(entry => {
    if (entry.node.kind === 'string') return true;
    report('type', entry, { name: `[${entry.step}]`, is: entry.node.kind, wanted: 'string' });
    return false;
  });

/** Checks results layer configs (docs/behaviour.md 2 §3; docs/contract.md, "Nested shapes"). */
export function resultsRules(root: ValueSpot, facts?: DocumentFacts): CheckResult {
  const { result, report } = createReport();
  for (const [entry, config] of getNamedConfigs(report, root)) {
    const field = checkFields(report, entry, facts);
    checkTexts(report, config, 'label', 'name');
    const fields = filterObjects(report, getEntries(report, config, 'fields')).map(one => {
      checkTexts(report, one, 'alias');
      const name = checkKind(report, one, 'name', 'string', true);
      field.is(name);
      return [getText(name), name] as const;
    });
    checkUnique(report, 'repeated', fields);
    for (const hidden of filterTexts(report, getEntries(report, config, 'excludedisplayfields')))
      field.is(hidden, 'noHidden');
    for (const search of filterObjects(report, getEntries(report, config, 'searchfields'))) {
      checkTexts(report, search, 'label', 'mask');
      field.is(checkKind(report, search, 'name', 'string', true));
      checkOneOf(report, checkKind(report, search, 'operator', 'string', true), 'operator', OPERATORS);
      checkKind(report, search, 'isOnlyForQuickSearch', 'boolean');
    }
    for (const action of filterObjects(report, getEntries(report, config, 'actions'))) {
      checkTexts(report, action, 'label', 'icon', 'token', 'pathType');
      checkKind(report, action, 'type', 'string', true);
      field.is(checkKind(report, action, 'field', 'string'));
      field.is(checkKind(report, action, 'checkfield', 'string'));
    }
    const renderer = checkKind(report, config, 'symbol', 'object');
    if (!renderer) continue;
    rendererRules(
      report,
      renderer,
      symbolGeometry(getText(getProperty(config, 'geometryType'))) ?? field.geometry,
    );
    for (const name of ['field1', 'field2', 'field3', 'field']) field.is(getProperty(renderer, name));
  }
  return result;
}

/** Checks editor configs (docs/behaviour.md 2 §3). */
export function editorRules(root: ValueSpot, facts?: DocumentFacts): CheckResult {
  const { result, report } = createReport();
  for (const [entry, config] of getNamedConfigs(report, root)) {
    const field = checkFields(report, entry, facts);
    const fields = filterObjects(report, getEntries(report, config, 'sections')).flatMap(section => {
      checkTexts(report, section, 'header');
      return filterTexts(report, getEntries(report, section, 'fields'));
    });
    for (const one of fields) field.is(one);
    checkUnique(
      report,
      'repeated',
      fields.map(one => [getText(one), one]),
    );
  }
  return result;
}
