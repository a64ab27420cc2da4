import {
  CLASSES,
  classesIn,
  drawsAlike,
  fieldsOf,
  GROUPS,
  groupsIn,
  INFOS,
  partsIn,
} from '../symbol/uniqueValue.ts';
import { expect, objects, once, type Tell } from './finding.ts';
import { entriesOf, idOf, under, type Spot } from './spot.ts';

/** Rules of a renderer that draws by values. `drawn` checks the symbol under a name. */
export function uniqueValueRules(tell: Tell, renderer: Spot, drawn: (around: Spot, name: string) => void) {
  expect(tell, renderer, 'field1', 'string', !under(renderer, 'valueExpression'));
  const infos = objects(tell, entriesOf(expect(tell, renderer, INFOS, 'array')));
  const groups = objects(tell, entriesOf(expect(tell, renderer, GROUPS, 'array')));
  const classes = groups.flatMap(group => objects(tell, entriesOf(expect(tell, group, CLASSES, 'array'))));
  once(
    tell,
    'repeated',
    infos.map(info => [idOf(under(info, 'value')), under(info, 'value')]),
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
function partRules(tell: Tell, renderer: Spot, infos: readonly Spot[], classes: readonly Spot[]) {
  const { fields, delimiter } = fieldsOf(renderer);
  if (!fields.length || under(renderer, 'valueExpression')) return;
  const told = (spot: Spot, value: string, parts: number) => {
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
    const value = idOf(spot);
    // The value of one field may contain the delimiter.
    if (spot && value !== undefined && fields.length > 1) told(spot, value, value.split(delimiter).length);
  }
  for (const entry of classes) {
    const spots = entriesOf(under(entry, 'values'));
    partsIn(entry).forEach((parts, at) => told(spots[at]!, parts.join(delimiter), parts.length));
  }
}

/** The map reads the groups, so a value that differs from them has no effect. */
function copyRules(tell: Tell, renderer: Spot, infos: readonly Spot[], classes: readonly Spot[]) {
  if (!groupsIn(renderer).flatMap(classesIn).length) return;
  const { delimiter } = fieldsOf(renderer);
  const classOf = new Map(
    classes.flatMap(entry => partsIn(entry).map(parts => [parts.join(delimiter), entry] as const)),
  );
  for (const info of infos) {
    const spot = under(info, 'value');
    const value = idOf(spot);
    if (!spot || value === undefined) continue;
    const drawnBy = classOf.get(value);
    if (!drawnBy) tell('notInGroups', spot, { value, name: GROUPS });
    else if (!drawsAlike(info, drawnBy)) tell('otherInGroups', spot, { value, name: GROUPS });
  }
}
