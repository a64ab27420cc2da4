import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { declarationsOf, type Declaration } from './declarations.ts';

const ROOMS = ['src', 'mocks', 'server', 'openapi', 'scripts', 'build', 'tests', 'conformance', 'lint'];
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...ROOMS], { encoding: 'utf8' })
  .split('\n')
  .filter(file => /\.(tsx?|mjs)$/.test(file) && !file.endsWith('.d.ts'))
  .sort();
const declarations = files.flatMap(file => declarationsOf(file));
const exported = declarations.filter(({ isExported }) => isExported);

const declarationPlace = ({ file, line, name }: Declaration) => `${file}:${line} ${name}`;

/**
 * Words of the private vocabulary, and the terms that replace them. No variable, function, type or property
 * may have such a word as its name.
 */
const TERMS: Record<string, string> = {
  aimed: 'pathParams',
  begun: 'started, prefetched',
  believed: 'acceptReply',
  byItself: 'checkApplication',
  byWhole: 'checkAmongOthers',
  deed: 'action',
  deeds: 'actions',
  inward: 'toRecord',
  isAsLeft: 'isEquivalent',
  keepable: 'draftable',
  listAtOnce: 'getPrefetchedList',
  onceMore: 'retryOnConflict',
  outward: 'toPayload',
  replyAtOnce: 'takePrefetched',
  thing: 'a noun',
  typings: 'pendingFields',
  useAct: 'useAction',
  useAsk: 'useEndpoint',
  useAskList: 'useEndpointList',
  useAtWork: 'useConcurrentEdit',
  useOnce: 'useAction',
  useRoom: 'useNotesHeight',
  useSay: 'useNotifyText',
  useSick: 'useOutage',
  useTellFailure: 'useNotifyFailure',
  usualTexts: 'defaultTextKeys',
  ways: 'ancestors, paths, strategies',
  wholeOf: 'mergeForPut',
};

/** The texts of each language are exported by the same name. */
const isText = (file: string) => /\/(en|es)\//.test(file);

it('declarationsOf reads every kind of declaration', () => {
  const text = `
    export const { a, b: [c = 1], ...d } = from, e = () => {};
    export interface F { g: string; h(): void }
    function i(j, { k }) { try {} catch (l) {} }
    const m = { n: 1 };`;
  const read = declarationsOf('read.ts', text);
  expect(read.map(({ name, kind, isExported }) => `${name} ${kind}${isExported ? ' exported' : ''}`)).toEqual(
    [
      'a variable exported',
      'c variable exported',
      'd variable exported',
      'e function exported',
      'F type exported',
      'g property',
      'h property',
      'i function',
      'j variable',
      'k variable',
      'l variable',
      'm variable',
    ],
  );
  expect(exported.length).toBeGreaterThan(3000);
});

it('each exported name is exported by one file', () => {
  const filesByName = new Map<string, Set<string>>();
  for (const { name, file } of exported.filter(one => !isText(one.file)))
    filesByName.set(name, (filesByName.get(name) ?? new Set()).add(file));
  const repeated = [...filesByName].filter(([, by]) => by.size > 1);
  expect(repeated.map(([name, by]) => `${name}: ${[...by].join(', ')}`)).toEqual([]);
});

it('no identifier is a word of the private vocabulary', () => {
  const found = declarations.filter(({ name }) => Object.hasOwn(TERMS, name));
  expect(found.map(one => `${declarationPlace(one)}: ${TERMS[one.name]}`)).toEqual([]);
});
