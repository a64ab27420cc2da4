import {
  CLASSES,
  getClasses,
  getGroups,
  getValueParts,
  GROUPS,
  INFOS,
  isSameDrawing,
  uniqueValueFields,
} from '../symbol/uniqueValue.ts';
import { checkKind, checkUnique, filterObjects, type ReportProblem } from './checkValues.ts';
import { getIdText, getProperty, listEntries, type ValueSpot } from './valueSpot.ts';

/** `checkSymbol` checks the symbol in a property. */
export function uniqueValueRules(
  report: ReportProblem,
  renderer: ValueSpot,
  checkSymbol: (parent: ValueSpot, name: string) => void,
) {
  checkKind(report, renderer, 'field1', 'string', !getProperty(renderer, 'valueExpression'));
  const infos = filterObjects(report, listEntries(checkKind(report, renderer, INFOS, 'array')));
  const groups = filterObjects(report, listEntries(checkKind(report, renderer, GROUPS, 'array')));
  const classes = groups.flatMap(group =>
    filterObjects(report, listEntries(checkKind(report, group, CLASSES, 'array'))),
  );
  checkUnique(
    report,
    'repeated',
    infos.map(info => [getIdText(getProperty(info, 'value')), getProperty(info, 'value')]),
  );
  for (const entry of [...infos, ...classes]) checkSymbol(entry, 'symbol');
  checkSymbol(renderer, 'defaultSymbol');
  partRules(report, renderer, infos, classes);
  copyRules(report, renderer, infos, classes);
  if (
    !infos.length &&
    !getProperty(renderer, INFOS)?.node.children?.length &&
    !getProperty(renderer, GROUPS) &&
    !getProperty(renderer, 'defaultSymbol')
  )
    report('nothingDrawn', renderer);
}

/** A value has one part for each field; any other number of parts never matches. */
function partRules(
  report: ReportProblem,
  renderer: ValueSpot,
  infos: readonly ValueSpot[],
  classes: readonly ValueSpot[],
) {
  const { fields, delimiter } = uniqueValueFields(renderer);
  if (!fields.length || getProperty(renderer, 'valueExpression')) return;
  const checkParts = (spot: ValueSpot, value: string, parts: number) => {
    if (parts !== fields.length)
      report('parts', spot, {
        value,
        parts,
        delimiter,
        count: fields.length,
        example: fields.join(delimiter),
      });
  };
  for (const info of infos) {
    const spot = getProperty(info, 'value');
    const value = getIdText(spot);
    // The value of a single field may contain the delimiter.
    if (spot && value !== undefined && fields.length > 1)
      checkParts(spot, value, value.split(delimiter).length);
  }
  for (const entry of classes) {
    const spots = listEntries(getProperty(entry, 'values'));
    getValueParts(entry).forEach((parts, at) => checkParts(spots[at]!, parts.join(delimiter), parts.length));
  }
}

/** The map reads the groups, so a value that differs from them has no effect. */
function copyRules(
  report: ReportProblem,
  renderer: ValueSpot,
  infos: readonly ValueSpot[],
  classes: readonly ValueSpot[],
) {
  if (!getGroups(renderer).flatMap(getClasses).length) return;
  const { delimiter } = uniqueValueFields(renderer);
  const classOf = new Map(
    classes.flatMap(entry => getValueParts(entry).map(parts => [parts.join(delimiter), entry] as const)),
  );
  for (const info of infos) {
    const spot = getProperty(info, 'value');
    const value = getIdText(spot);
    if (!spot || value === undefined) continue;
    const drawnBy = classOf.get(value);
    if (!drawnBy) report('notInGroups', spot, { value, name: GROUPS });
    else if (!isSameDrawing(info, drawnBy)) report('otherInGroups', spot, { value, name: GROUPS });
  }
}
