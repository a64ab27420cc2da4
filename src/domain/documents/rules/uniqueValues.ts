import {
  CLASSES,
  classesIn,
  drawsAlike,
  GROUPS,
  INFOS,
  partsIn,
  rendererGroups,
  uniqueValueFields,
} from '../symbol/uniqueValue.ts';
import { checkUnique, expect, objects, type Tell } from './finding.ts';
import { idText, listEntries, under, type ValueSpot } from './valueSpot.ts';

/** `drawn` checks the symbol in a property. */
export function uniqueValueRules(
  tell: Tell,
  renderer: ValueSpot,
  drawn: (parent: ValueSpot, name: string) => void,
) {
  expect(tell, renderer, 'field1', 'string', !under(renderer, 'valueExpression'));
  const infos = objects(tell, listEntries(expect(tell, renderer, INFOS, 'array')));
  const groups = objects(tell, listEntries(expect(tell, renderer, GROUPS, 'array')));
  const classes = groups.flatMap(group => objects(tell, listEntries(expect(tell, group, CLASSES, 'array'))));
  checkUnique(
    tell,
    'repeated',
    infos.map(info => [idText(under(info, 'value')), under(info, 'value')]),
  );
  for (const entry of [...infos, ...classes]) drawn(entry, 'symbol');
  drawn(renderer, 'defaultSymbol');
  partRules(tell, renderer, infos, classes);
  copyRules(tell, renderer, infos, classes);
  if (
    !infos.length &&
    !under(renderer, INFOS)?.node.children?.length &&
    !under(renderer, GROUPS) &&
    !under(renderer, 'defaultSymbol')
  )
    tell('nothingDrawn', renderer);
}

/** A value has one part for each field; any other number of parts never matches. */
function partRules(
  tell: Tell,
  renderer: ValueSpot,
  infos: readonly ValueSpot[],
  classes: readonly ValueSpot[],
) {
  const { fields, delimiter } = uniqueValueFields(renderer);
  if (!fields.length || under(renderer, 'valueExpression')) return;
  const report = (spot: ValueSpot, value: string, parts: number) => {
    if (parts !== fields.length)
      tell('parts', spot, {
        value,
        parts,
        sign: delimiter,
        count: fields.length,
        example: fields.join(delimiter),
      });
  };
  for (const info of infos) {
    const spot = under(info, 'value');
    const value = idText(spot);
    // The value of a single field may contain the delimiter.
    if (spot && value !== undefined && fields.length > 1) report(spot, value, value.split(delimiter).length);
  }
  for (const entry of classes) {
    const spots = listEntries(under(entry, 'values'));
    partsIn(entry).forEach((parts, at) => report(spots[at]!, parts.join(delimiter), parts.length));
  }
}

/** The map reads the groups, so a value that differs from them has no effect. */
function copyRules(
  tell: Tell,
  renderer: ValueSpot,
  infos: readonly ValueSpot[],
  classes: readonly ValueSpot[],
) {
  if (!rendererGroups(renderer).flatMap(classesIn).length) return;
  const { delimiter } = uniqueValueFields(renderer);
  const classOf = new Map(
    classes.flatMap(entry => partsIn(entry).map(parts => [parts.join(delimiter), entry] as const)),
  );
  for (const info of infos) {
    const spot = under(info, 'value');
    const value = idText(spot);
    if (!spot || value === undefined) continue;
    const drawnBy = classOf.get(value);
    if (!drawnBy) tell('notInGroups', spot, { value, name: GROUPS });
    else if (!drawsAlike(info, drawnBy)) tell('otherInGroups', spot, { value, name: GROUPS });
  }
}
