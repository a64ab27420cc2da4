import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { exportedNames } from '../../build/exportedNames.mjs';
import { declarationsOf, type Declaration } from './declarations.ts';

const ROOMS = ['src', 'mocks', 'server', 'openapi', 'scripts', 'build', 'tests', 'conformance', 'lint'];
const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...ROOMS], { encoding: 'utf8' })
  .split('\n')
  .filter(file => /\.(tsx?|mjs)$/.test(file) && !file.endsWith('.d.ts'))
  .sort();
const declarations = files.flatMap(file => declarationsOf(file));
const exported = declarations.filter(({ isExported }) => isExported);

const declarationPosition = ({ file, line, name }: Declaration) => `${file}:${line} ${name}`;

/**
 * Words of the private vocabulary, and the terms that replace them. No variable, function, type or property
 * may have such a word as its name.
 */
const TERMS: Record<string, string> = {
  AskedState: 'QueryState',
  Besides: 'NotificationExtras',
  ConsoleList: 'ListUiContext',
  EditedPlace: 'InlineEditContext',
  Foot: 'FormActions',
  InPlaces: 'InlineEditLayout',
  Later: 'lazyComponent',
  ListAround: 'ListProviders',
  MayFill: 'AllowPrimaryButton',
  OddRows: 'SkippedRows',
  OwnTexts: 'Partial<Texts>',
  SavePictures: 'SaveIconButtons',
  Standing: 'EditorState',
  StatedForm: 'FormDefinition',
  Waits: 'RetryAfter',
  aimed: 'pathParams',
  alike: 'isEquivalent, isSimilar',
  answering: 'http, openReplies',
  apart: 'isolated',
  around: 'fieldProps, parent, outer',
  arrived: 'isEquivalent',
  asked: 'query, request',
  bare: 'normalized',
  begun: 'started, prefetched',
  believed: 'acceptReply',
  besides: 'other …',
  byItself: 'checkApplication',
  byWhole: 'checkWholeApplication',
  deed: 'action',
  deeds: 'actions',
  described: 'describedBy, inputProps',
  faulty: 'faultInjection',
  filled: 'withDefaults',
  formOf: 'defineForm',
  inward: 'toRecord',
  isAsLeft: 'isEquivalent',
  keepable: 'draftable',
  leads: 'rowClick',
  listAtOnce: 'getPrefetchedList',
  madeBefore: 'notifyPastWrite',
  mend: 'quickFix',
  noting: 'journalObserver',
  odd: 'skippedCount',
  onMade: 'onCreated',
  onceMore: 'retryOnConflict',
  outward: 'toPayload',
  partly: 'partialImports',
  replyAtOnce: 'takePrefetched',
  said: 'message',
  sign: 'icon, character',
  tabPart: 'lazyComponent',
  tape: 'requestLog',
  thing: 'a noun',
  things: 'a noun',
  told: 'listeners, message',
  typedOn: 'onDraftBase',
  typings: 'pendingFields',
  useAct: 'useAction',
  useAsk: 'useEndpointQuery',
  useAskList: 'useEndpointList',
  useAtWork: 'useConcurrentEdit',
  useLookInto: 'verifiedWrite',
  useOnce: 'useAction',
  useRoom: 'useNotesHeight',
  useSay: 'useNotifyText',
  useSick: 'useOutage',
  useTellFailure: 'useNotifyFailure',
  useWithin: 'useFormDefinition',
  usualTexts: 'listTexts',
  wasMade: 'verifiedWrite',
  ways: 'ancestors, paths',
  wholeOf: 'mergeForPut',
};

/** Properties that are stored on devices keep their names. */
const STORED: Record<string, readonly string[]> = {
  'src/activity/journal/journalEntry.ts': ['said', 'sign'],
  'src/auth/lastSessionHint.ts': ['asked'],
};

/** Words that are clear as a variable, but say nothing about a function, a type or an export. */
const VAGUE = new Set(
  'began begin between below door early fits found frame held known later left marks often own page part place same seen shown stand take way whole within'.split(
    ' ',
  ),
);

/** Globals of browsers and of Node that no other name may hide. */
const GLOBALS = new Set(
  [
    'alert blur close confirm console crypto document escape fetch find focus history localStorage location',
    'navigator open performance print process prompt screen scroll sessionStorage status stop unescape window',
    'Array Blob Comment Date Element Error Event File Function Headers Image Map Math Node Number Object Option',
    'Promise Proxy Range Request Response Selection Set String Symbol Text URL',
  ].flatMap(line => line.split(' ')),
);

/** Replace modules of libraries in the build. */
const isReplacement = (file: string) =>
  /^build\/(Resource|checkedAuth|inflection|lodash\w*|reactRouterProvider)\.tsx?$/.test(file);

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
  const found = declarations.filter(
    ({ name, file }) => Object.hasOwn(TERMS, name) && !STORED[file]?.includes(name),
  );
  expect(found.map(one => `${declarationPosition(one)}: ${TERMS[one.name]}`)).toEqual([]);
});

it('no function, type or export has a vague name', () => {
  const found = declarations.filter(
    ({ name, kind, isExported }) => VAGUE.has(name) && (isExported || kind === 'function' || kind === 'type'),
  );
  expect(found.map(declarationPosition)).toEqual([]);
});

it('no name hides a global', () => {
  const found = declarations.filter(({ name, kind }) => kind !== 'property' && GLOBALS.has(name));
  expect(found.map(declarationPosition)).toEqual([]);
});

it('outside src/admin no export has the name of an export of a library', async () => {
  const { values, types } = exportedNames('react-admin');
  const libraryNames = new Map([...values, ...types].map(name => [name, 'react-admin']));
  const libraries = {
    '@mui/material': import('@mui/material'),
    'react-router': import('react-router'),
    '@tanstack/react-query': import('@tanstack/react-query'),
    'react-hook-form': import('react-hook-form'),
    react: import('react'),
  };
  for (const [library, module] of Object.entries(libraries))
    for (const name of Object.keys(await module)) libraryNames.set(name, library);
  const found = exported.filter(
    ({ name, file }) =>
      libraryNames.has(name) && !isText(file) && !file.startsWith('src/admin/') && !isReplacement(file),
  );
  expect(found.map(one => `${declarationPosition(one)}: ${libraryNames.get(one.name)}`)).toEqual([]);
}, 60_000);
