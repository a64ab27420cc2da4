import { replaceEntries, type JsonEdit } from '../../../editors/json/edits.ts';
import type { MoveEdit } from '../../../editors/json/move.ts';
import { nodeAt } from '../../../editors/json/node.ts';
import { isJsonNumber } from '../../../editors/json/number.ts';
import type { Path } from '../../../editors/json/path.ts';
import {
  childSlice,
  listIn,
  saidIn,
  sliceText,
  writtenBeside,
  type Slice,
} from '../../../editors/select/slice.ts';
import {
  CLASSES,
  getClasses,
  getClassValues,
  getGroups,
  getValueParts,
  GROUPS,
  INFOS,
  uniqueValueFields,
} from './uniqueValue.ts';

/** Returns the edits that repeat changes of the groups in `uniqueValueInfos`. */
export function mirrorInfos(
  edits: readonly (JsonEdit | MoveEdit)[],
  renderer: Slice,
  path: Path,
): JsonEdit[] {
  const { entries, wrongKind, missing } = listIn(renderer, INFOS);
  const infos = childSlice(renderer, INFOS);
  if (wrongKind || missing || !infos) return [];
  const list = [...path, INFOS];
  const { delimiter } = uniqueValueFields(renderer);
  const groups = getGroups(renderer);
  const infoValue = (info: Slice) => saidIn(info, 'value') ?? '';

  const only = (kept: readonly Slice[]): JsonEdit => ({
    do: 'set',
    path: list,
    text: replaceEntries(
      infos.text,
      infos.node,
      infos.node,
      kept.map(info => ({ own: info.node, text: sliceText(info) })),
    ),
  });
  const ofClass = (entry: Slice) => {
    const values = new Set(getClassValues(entry, delimiter));
    return entries.flatMap((info, at) => (values.has(infoValue(info)) ? [at] : []));
  };
  /** Repeats the edit of a class property on an entry of the list. */
  const repeatEdit = (edit: JsonEdit, rest: Path, at: number): JsonEdit[] => {
    const info = entries[at]!;
    const infoPath = [...list, at, ...rest];
    const currentNode = nodeAt(info.node, rest);
    if (edit.do === 'add') {
      if (currentNode?.kind !== 'object' || edit.name === undefined)
        return currentNode ? [{ ...edit, path: infoPath }] : [];
      return childSlice({ text: info.text, node: currentNode }, edit.name)
        ? [{ do: 'set', path: [...infoPath, edit.name], text: edit.text }]
        : [{ ...edit, path: infoPath }];
    }
    if (currentNode) return [{ ...edit, path: infoPath }];
    const name = rest.at(-1);
    return edit.do === 'set' && typeof name === 'string' && nodeAt(info.node, rest.slice(0, -1))
      ? [{ do: 'add', path: infoPath.slice(0, -1), name, text: edit.text }]
      : [];
  };
  const renamed = (before: string, after: string): JsonEdit[] =>
    entries.flatMap((info, at): JsonEdit[] =>
      infoValue(info) === before
        ? [
            {
              do: 'set',
              path: [...list, at, 'value'],
              text:
                childSlice(info, 'value')!.node.kind === 'number' && isJsonNumber(after)
                  ? after
                  : JSON.stringify(after),
            },
          ]
        : [],
    );
  const sorted = ({ path: from, to }: MoveEdit): JsonEdit[] => {
    const order = groups.map(group => getClasses(group));
    const [group, at, into, targetIndex] = [from.at(-3), from.at(-1), to.at(-3), to.at(-1)] as number[];
    order[into!]?.splice(targetIndex!, 0, ...(order[group!]?.splice(at!, 1) ?? []));
    const indexes = new Map(
      order.flat().flatMap((entry, index) => getClassValues(entry, delimiter).map(value => [value, index])),
    );
    const infoIndex = (info: Slice) => indexes.get(infoValue(info)) ?? Infinity;
    const next = entries.toSorted((one, other) => Math.sign(infoIndex(one) - infoIndex(other)) || 0);
    return next.some((info, index) => info !== entries[index]) ? [only(next)] : [];
  };
  const added = (text: string): JsonEdit[] => {
    const entry = JSON.parse(text) as { label: unknown; values: string[][]; symbol: unknown };
    return entry.values.map(parts => ({
      do: 'add',
      path: list,
      text: writtenBeside({ value: parts.join(delimiter), label: entry.label, symbol: entry.symbol }, infos),
    }));
  };

  return edits.flatMap(edit => {
    const [name, group, classes, at, ...rest] = edit.path.slice(path.length);
    if (name !== GROUPS || typeof group !== 'number' || classes !== CLASSES) return [];
    if (typeof at !== 'number') return edit.do === 'add' ? added(edit.text) : [];
    const entry = groups[group] && getClasses(groups[group])[at];
    if (!entry) return [];
    if (edit.do === 'move') return rest.length ? [] : sorted(edit);
    if (rest[0] === 'values') {
      const before = getValueParts(entry)[Number(rest[1])]?.join(delimiter);
      return edit.do === 'set' && before !== undefined
        ? renamed(before, (JSON.parse(edit.text) as string[]).join(delimiter))
        : [];
    }
    const same = ofClass(entry);
    if (edit.do === 'remove' && !rest.length)
      return [only(entries.filter((_, index) => !same.includes(index)))];
    return same.flatMap(index => repeatEdit(edit, rest, index));
  });
}
