import { canonicalText } from '../../../editors/json/canonicalText.ts';
import { inputText } from '../../../editors/json/valueText.ts';
import { childSlice, listIn, saidIn, type Slice } from '../../../editors/select/slice.ts';

export const INFOS = 'uniqueValueInfos';
export const GROUPS = 'uniqueValueGroups';
export const CLASSES = 'classes';

const FIELDS = ['field1', 'field2', 'field3'];

/** The fields that a value consists of, and the delimiter of its parts. */
export const uniqueValueFields = (renderer: Slice) => ({
  fields: FIELDS.flatMap(name => saidIn(renderer, name)?.trim() || []),
  delimiter: saidIn(renderer, 'fieldDelimiter') || ',',
});

/** Returns the groups of a renderer. The map reads them instead of `uniqueValueInfos`. */
export const getGroups = (renderer: Slice): Slice[] => {
  const { entries } = listIn(renderer, GROUPS);
  return entries.some(({ node }) => node.kind === 'object') ? entries : [];
};
export const getClasses = (group: Slice): Slice[] => listIn(group, CLASSES).entries;

/** Returns the parts of each value of a class, one for each field. */
export const getValueParts = (entry: Slice): string[][] =>
  listIn(entry, 'values').entries.map(({ text, node }) =>
    (node.kind === 'array' ? node.children! : [node]).map(part => inputText(text, part)),
  );

/** Returns the values of a class in the notation of `uniqueValueInfos`. */
export const getClassValues = (entry: Slice, delimiter: string): string[] =>
  getValueParts(entry).map(parts => parts.join(delimiter));

/** Returns whether two entries have the same symbol and the same label. */
export const isSameDrawing = (one: Slice, other: Slice) =>
  ['symbol', 'label'].every(name => {
    const [mine, theirs] = [one, other].map(entry => childSlice(entry, name));
    return (
      (mine && canonicalText(mine.text, mine.node)) === (theirs && canonicalText(theirs.text, theirs.node))
    );
  });
