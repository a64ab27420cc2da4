import { referenceId } from '../../../data/dialect.ts';
import { isEquivalent } from '../../../data/isEquivalent.ts';
import type { ApplicationRecord } from '../../../domain/organizations/application.ts';
import { PATH_TYPES } from '../../../platform/applicationParts.ts';
import { nameKey } from '../../../platform/fold.ts';
import type { Layer } from '../../../platform/layers.ts';
import { textIn } from '../../../platform/unchecked.ts';
import { maskKey } from '../../../ui/maskKey.ts';
import type { Name } from '../../../ui/Name.tsx';

export const COMPARISON_PARTS = ['details', 'paths', 'tools', 'layers'] as const;
export type ComparisonPart = (typeof COMPARISON_PARTS)[number];

/** The fields that are compared and copied. Fields that are unique to an application are only compared. */
export const COPIED_FIELDS = [
  'applicationType',
  'productEdition',
  'accessType',
  'description',
  'disclaimer',
  'editingServiceUrl',
  'legacySiteURL',
  'gaKey',
  'mobilegaKey',
] as const;
export type CopiedField = (typeof COPIED_FIELDS)[number];
const OWN = ['applicationDomainName', 'applicationDatabase'] as const;
const KEYS = ['pmApiKey', 'pmSecretKey', 'privatePmApiKey', 'privatePmSecretKey', 'solrAPIKey'] as const;
export type ComparedField = CopiedField | (typeof OWN)[number] | (typeof KEYS)[number] | 'county';

/** One compared value of two applications. */
export interface ApplicationDifference {
  part: ComparisonPart;
  /** A field, a type of paths, the id of a tool, or the name of a layer with its number among equal names. */
  key: string;
  name: string;
  /** Set while the name loads, or if only the ID is known. */
  as?: Name['as'];
  /** The displayed values. '' means that the application does not have the value. */
  left: string;
  right: string;
  isSame: boolean;
  /** Set for values that are never copied: keys, and fields that are unique to an application. */
  isOwn?: 'key' | 'own';
}

/** Returns whether the left value differs and can be copied. */
export const isCopyable = ({ isSame, isOwn, left }: ApplicationDifference) =>
  !isSame && !isOwn && left !== '';

export interface Sides<T> {
  left: T;
  right: T;
}

/** The texts in displayed values. */
export interface ComparisonTexts {
  has: string;
  editable: string;
  readOnly: string;
  geometry(type: unknown): string;
  field(name: ComparedField): string;
  links(count: number): string;
  tool(ref: unknown): Name;
}

/** Compares details, paths by type, tools, and layers by name. References may be IDs or objects. */
export function compareApplications(
  { left, right }: Sides<ApplicationRecord>,
  layers: Sides<readonly Layer[]>,
  words: ComparisonTexts,
): ApplicationDifference[] {
  return [
    ...detailsOf(left, right, words),
    ...pathsOf(left, right),
    ...toolsOf(left, right, words),
    ...layersOf(layers, words),
  ];
}

function detailsOf(
  left: ApplicationRecord,
  right: ApplicationRecord,
  words: ComparisonTexts,
): ApplicationDifference[] {
  const text = (
    name: Exclude<ComparedField, 'county'>,
    isOwn?: ApplicationDifference['isOwn'],
  ): ApplicationDifference => {
    const [a, b] = [textIn(left[name]), textIn(right[name])];
    const show = (one: string) => (isOwn === 'key' && one ? maskKey(one) : one);
    return {
      part: 'details',
      key: name,
      name: words.field(name),
      left: show(a),
      right: show(b),
      isSame: a === b,
      ...(isOwn && { isOwn }),
    };
  };
  const county = ({ county }: ApplicationRecord) => {
    const links = county?.links?.length ?? 0;
    return [textIn(county?.code), links ? words.links(links) : ''].filter(Boolean).join(', ');
  };
  return [
    ...COPIED_FIELDS.map(name => text(name)),
    ...OWN.map(name => text(name, 'own')),
    ...KEYS.map(name => text(name, 'key')),
    {
      part: 'details',
      key: 'county',
      name: words.field('county'),
      left: county(left),
      right: county(right),
      isSame: isEquivalent(left.county ?? null, right.county ?? null),
    },
  ];
}

export const pathsOfType = (paths: ApplicationRecord['paths'] | null, type: string) =>
  (paths ?? []).filter(({ pathType }) => textIn(pathType) === type);

function pathsOf(
  { paths: left }: ApplicationRecord,
  { paths: right }: ApplicationRecord,
): ApplicationDifference[] {
  const types = [
    ...new Set<string>([
      ...PATH_TYPES,
      ...[...(left ?? []), ...(right ?? [])].map(({ pathType }) => textIn(pathType)),
    ]),
  ];
  const text = (paths: typeof left, type: string) =>
    pathsOfType(paths, type)
      .map(({ path }) => textIn(path))
      .join('\n');
  return types
    .map(type => ({
      part: 'paths' as const,
      key: type,
      name: type,
      left: text(left, type),
      right: text(right, type),
      isSame: text(left, type) === text(right, type),
    }))
    .filter(({ left, right }) => left || right);
}

function toolsOf(
  { tools: left }: ApplicationRecord,
  { tools: right }: ApplicationRecord,
  { has, tool }: ComparisonTexts,
): ApplicationDifference[] {
  const [mine, theirs] = [left, right].map(
    tools => new Map((tools ?? []).map(ref => [referenceId(ref), tool(ref)])),
  ) as [Map<string, Name>, Map<string, Name>];
  return [...new Set([...mine.keys(), ...theirs.keys()])].map(id => {
    const names = [mine.get(id), theirs.get(id)];
    const name = names.find(one => one && !one.as) ?? names.find(one => one)!;
    return {
      part: 'tools' as const,
      key: id,
      name: name.text || id,
      ...(name.as && { as: name.as }),
      left: mine.has(id) ? has : '',
      right: theirs.has(id) ? has : '',
      isSame: mine.has(id) === theirs.has(id),
    };
  });
}

/** The fields of a layer that are compared and copied. */
export const LAYER_FIELDS = ['geometryType', 'url', 'description', 'editable'] as const;
export const comparedLayerFields = (layer: Layer) =>
  Object.fromEntries(LAYER_FIELDS.map(name => [name, layer[name] ?? (name === 'editable' ? false : '')]));

/**
 * Maps layers by name, regardless of case. The first of several equal names matches the first of the other
 * application.
 */
export function layersByName(layers: readonly Layer[]): Map<string, Layer> {
  const found = new Map<string, Layer>();
  const turns = new Map<string, number>();
  for (const layer of layers) {
    const name = nameKey(textIn(layer.name));
    const turn = (turns.get(name) ?? 0) + 1;
    turns.set(name, turn);
    found.set(turn === 1 ? name : `${name}\n${turn}`, layer);
  }
  return found;
}

function layersOf(
  { left, right }: Sides<readonly Layer[]>,
  { editable, readOnly, geometry }: ComparisonTexts,
): ApplicationDifference[] {
  const [mine, theirs] = [layersByName(left), layersByName(right)];
  const text = (layer: Layer | undefined) =>
    layer
      ? [
          geometry(layer.geometryType),
          layer.editable ? editable : readOnly,
          textIn(layer.url),
          textIn(layer.description),
        ]
          .filter(Boolean)
          .join(' · ')
      : '';
  return [...new Set([...mine.keys(), ...theirs.keys()])].map(key => {
    const [a, b] = [mine.get(key), theirs.get(key)];
    return {
      part: 'layers' as const,
      key,
      name: textIn((a ?? b)!.name) || key,
      left: text(a),
      right: text(b),
      isSame: !!a && !!b && isEquivalent(comparedLayerFields(a), comparedLayerFields(b)),
    };
  });
}

const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{N}]+|[^\p{L}\p{N}]/gu) ?? [];

/** Returns the parts of a text before, within and after its difference from another text, in whole words. */
export function splitAtDifference(
  text: string,
  other: string,
): [before: string, itself: string, after: string] {
  const [mine, theirs] = [wordsIn(text), wordsIn(other)];
  let from = 0;
  while (from < mine.length && mine[from] === theirs[from]) from++;
  let to = mine.length;
  for (let at = theirs.length; to > from && at > from && mine[to - 1] === theirs[at - 1]; at--) to--;
  return [mine.slice(0, from).join(''), mine.slice(from, to).join(''), mine.slice(to).join('')];
}
