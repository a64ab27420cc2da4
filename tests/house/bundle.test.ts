import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';
import { areasOf } from '../../i18n/areas.ts';
import { files as english } from '../../i18n/en/areas.ts';
import { resourceLists, resourceNames } from '../../src/platform/resources.ts';

interface Chunk {
  type: 'chunk' | 'asset';
  fileName: string;
  isEntry?: boolean;
  isDynamicEntry?: boolean;
  facadeModuleId?: string | null;
  imports?: string[];
  moduleIds?: string[];
  modules?: Record<string, { renderedLength: number }>;
  code?: string;
  source?: string | Uint8Array;
}

let chunks: Map<string, Chunk>;
/** The entry and everything that loads with it. */
let entry: Chunk[];
/** What loads with every screen behind sign-in: the entry, what opens the console, and the frame. */
let common: Chunk[];

beforeAll(async () => {
  // The test runner's own mode would bring React's development build.
  const mode = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  const result = await build({ mode: 'production', logLevel: 'error', build: { write: false } });
  process.env.NODE_ENV = mode;
  const { output } = (Array.isArray(result) ? result[0] : result) as unknown as { output: Chunk[] };
  chunks = new Map(output.map(chunk => [chunk.fileName, chunk]));
  entry = withAll(output.filter(chunk => chunk.isEntry));
  common = withAll([...entry, holding('src/opening.ts'), holding('src/App.tsx')]);
}, 120_000);

/** These and everything that loads with them. */
function withAll(begun: Chunk[], reached = new Set<Chunk>()): Chunk[] {
  for (const chunk of begun) {
    if (reached.has(chunk)) continue;
    reached.add(chunk);
    withAll(
      (chunk.imports ?? []).map(name => chunks.get(name)!),
      reached,
    );
  }
  return [...reached];
}

const posix = (id: string) => id.replaceAll('\\', '/');
const modulesIn = (list: Iterable<Chunk>) => [...list].flatMap(chunk => chunk.moduleIds ?? []).map(posix);
/** The chunk that a module is in. */
const holding = (module: string) =>
  [...chunks.values()].find(chunk => modulesIn([chunk]).some(id => id.endsWith(`/${module}`)))!;
const compressed = (list: Chunk[]) =>
  list.reduce((sum, { code = '' }) => sum + brotliCompressSync(code).byteLength, 0) / 1024;

const packageOf = (id: string) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1];
const packagesIn = (list: Iterable<Chunk>) =>
  new Set(
    modulesIn(list)
      .map(packageOf)
      .filter(name => name !== undefined),
  );

describe('what the login page loads', () => {
  it.each([
    'react-admin',
    'ra-core',
    'ra-ui-materialui',
    'react-router',
    'react-router-dom',
    '@mui/material',
    '@mui/system',
    '@emotion/react',
    '@emotion/cache',
    '@tanstack/react-query',
    '@tanstack/query-core',
    'react-hook-form',
    '@mui/icons-material',
    '@mui/x-date-pickers',
    'dayjs',
    'socket.io-client',
    'papaparse',
    'zod',
  ])('There is no %s in it.', name => expect([...packagesIn(entry)]).not.toContain(name));

  it('There is React in it, so the look at its packages is not blind.', () => {
    expect([...packagesIn(entry)]).toEqual(expect.arrayContaining(['react', 'react-dom']));
    expect([...packagesIn(chunks.values())]).toEqual(expect.arrayContaining(['ra-core', 'zod']));
  });

  it('It is at most 60.25 KiB of JavaScript, compressed: 60.5 KiB with its headers.', () => {
    expect(compressed(entry)).toBeGreaterThan(20);
    expect(compressed(entry)).toBeLessThanOrEqual(60.25);
  });
});

it.each(['index', 'login', 'signup', 'forgot-password'])(
  'The document %s asks at once for all that its first script loads with, and is drawn without waiting for a style sheet.',
  name => {
    const begins = String(chunks.get(`${name}.html`)!.source).replace(/<template.*?<\/template>/gs, '');
    expect(entry.map(({ fileName }) => fileName).filter(file => !begins.includes(`"/${file}"`))).toEqual([]);
    expect(
      begins.match(/<link rel="stylesheet"[^>]*>/g)?.filter(link => !link.includes(' disabled')) ?? [],
    ).toEqual([]);
  },
);

describe('a page before sign-in', () => {
  const contracts = readdirSync('src/platform').filter(file =>
    readFileSync(`src/platform/${file}`, 'utf8').includes("import * as z from 'zod/mini'"),
  );

  it.each(['LoginPage', 'SignUpPage', 'ForgotPasswordPage', 'ResetPasswordPage', 'VerifyEmailPage'])(
    '%s brings no zod along, no form of the console, no contract of a resource.',
    page => {
      const loaded = withAll([
        ...entry,
        holding(`src/account/${page}.tsx`),
        holding('src/account/Surroundings.tsx'),
      ]);
      const later = new RegExp(
        `node_modules/(zod|react-hook-form)/|/src/(forms|resources)/|/src/platform/(${contracts.join('|')})$`,
      );
      expect(modulesIn(loaded).filter(id => later.test(id))).toEqual([]);
      expect(modulesIn(chunks.values()).filter(id => later.test(id)).length).toBeGreaterThan(50);
    },
  );
});

describe('what every screen behind sign-in loads', () => {
  it('It is at most 141 KiB of JavaScript, compressed.', () => {
    expect(modulesIn(common).some(id => id.endsWith('/src/layout/TopBar.tsx'))).toBe(true);
    expect(compressed(common)).toBeLessThanOrEqual(141);
  });

  it('There are no texts of an area in it, nor another language.', () => {
    const files = Object.keys(areasOf(english)).map(area =>
      area.replace(/^(resources|ra)\./, '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
    );
    const texts = new RegExp(`/i18n/(en/(${files.join('|')}|index)|es/\\w+)\\.ts$`);
    expect(modulesIn(common).filter(id => texts.test(id))).toEqual([]);
    expect(modulesIn(chunks.values()).filter(id => texts.test(id)).length).toBeGreaterThan(20);
  });

  it.each([
    'zod',
    '@mui/material',
    '@emotion/react',
    'react-hook-form',
    '@mui/x-date-pickers',
    'socket.io-client',
    'papaparse',
  ])('There is no %s in it, so no contract of an area either.', name => {
    expect([...packagesIn(common)]).not.toContain(name);
    expect([...packagesIn(chunks.values())]).toContain(name);
  });

  it.each(resourceNames)(
    'Of %s there is at most one KiB in it: what its screens are called and where they are.',
    resource => {
      const own = common
        .flatMap(({ modules = {} }) => Object.entries(modules))
        .filter(([id]) => posix(id).includes(`/src/resources/${resource}/`));
      expect(own.reduce((sum, [, { renderedLength }]) => sum + renderedLength, 0)).toBeLessThanOrEqual(1024);
    },
  );
});

it('The page of a user brings no code of subscriptions until their tab is opened.', () => {
  const loaded = modulesIn(withAll([...common, holding('src/resources/users/UserShow.tsx')]));
  expect(loaded.filter(id => /\/src\/(domain\/billing|pages\/subscriptions)\//.test(id))).toEqual([]);
  expect(
    modulesIn(withAll([holding('src/resources/users/UserSubscriptions.tsx')])).some(id =>
      id.includes('/src/domain/billing/'),
    ),
  ).toBe(true);
});

it('The page of a tag brings a form along, but no dialog.', () => {
  const loaded = withAll([...common, holding('src/resources/tags/TagEdit.tsx')]);
  expect([...packagesIn(loaded)]).toContain('react-hook-form');
  expect([...packagesIn(loaded)]).not.toContain('@mui/material');
});

describe('a list that is opened first', () => {
  const built = resourceNames.filter(name => resourceLists[name]);
  /** Organizations are on the main page. */
  const places: Record<string, string> = { applications: 'pages/home/organizations' };
  const list = (resource: string) =>
    [...chunks.values()].find(chunk =>
      modulesIn([chunk]).some(id =>
        new RegExp(`/src/${places[resource] ?? `resources/${resource}`}/\\w+List\\.tsx$`).test(id),
      ),
    )!;

  it.each(built)('brings the contract of %s along, and no form.', resource => {
    const loaded = withAll([...common, list(resource)]);
    expect(modulesIn(loaded).some(id => id.endsWith(`/src/platform/${resource}.ts`))).toBe(true);
    for (const later of ['react-hook-form', '@mui/material'])
      expect([...packagesIn(loaded)]).not.toContain(later);
  });

  it.each(built)('of %s is at most nine files of JavaScript, its texts among them.', resource => {
    expect(
      withAll([...common, list(resource), holding(`i18n/en/${resource}.ts`)]).length,
    ).toBeLessThanOrEqual(9);
  });
});

describe('a first session, from the login to the list of users and all that comes after it unasked', () => {
  const session = () =>
    withAll([
      ...common,
      ...[
        'account/Surroundings.tsx',
        'account/ParcelDrawing.tsx',
        'resources/users/UserList.tsx',
        'layout/notes/Notes.tsx',
        'activity/live/socket.ts',
      ].map(file => holding(`src/${file}`)),
    ]);

  it('is at most 185 KiB of JavaScript, compressed.', () =>
    expect(compressed(session())).toBeLessThanOrEqual(185));

  it('has no form in it, and nothing of the pages of records.', () => {
    const later = /\/src\/(admin\/(edit|form|input)|domain\/people)\//;
    expect(modulesIn(session()).filter(id => later.test(id))).toEqual([]);
    expect(modulesIn(chunks.values()).filter(id => later.test(id)).length).toBeGreaterThan(30);
  });
});

describe('what few screens need', () => {
  /** What can be asked for by itself and brings this package along. */
  const bringing = (name: string) =>
    [...chunks.values()]
      .filter(chunk => (chunk.isEntry || chunk.isDynamicEntry) && packagesIn(withAll([chunk])).has(name))
      .map(({ fileName, facadeModuleId }) => posix(facadeModuleId ?? fileName).replace(/^.*\/src\//, 'src/'));

  it.each([
    [
      '@codemirror/view',
      [
        'src/domain/documents/configs/ConfigEditor.tsx',
        'src/editors/json/JsonEditor.tsx',
        'src/editors/review/Result.tsx',
        'src/editors/text/Diff.tsx',
        'src/editors/xml/Editor.tsx',
      ],
    ],
    ['react-json-view', ['src/editors/json/Tree.tsx']],
    [
      '@hello-pangea/dnd',
      [
        'src/domain/catalogue/children/SortedRows.tsx',
        'src/domain/documents/configs/AppForm.tsx',
        'src/domain/documents/configs/EditorForm.tsx',
        'src/domain/documents/configs/ResultsForm.tsx',
        'src/domain/organizations/SortedProperties.tsx',
        'src/editors/xml/Structured.tsx',
      ],
    ],
  ])('%s comes with %s alone.', (name, parts) => expect(bringing(name).sort()).toEqual(parts));
});

it('The second data provider comes with the demo room alone.', () => {
  const bringing = [...chunks.values()].filter(chunk =>
    packagesIn(withAll([chunk])).has('ra-data-simple-rest'),
  );
  expect(new Set(bringing)).toEqual(
    new Set([holding('src/pages/demo/DemoPage.tsx'), holding('src/pages/demo/RuleDialog.tsx')]),
  );
});

it('No file of the built console needs itself by way of another: it would run before what it stands on.', () => {
  const needs = (chunk: Chunk) => withAll((chunk.imports ?? []).map(name => chunks.get(name)!));
  expect(
    [...chunks.values()].filter(chunk => needs(chunk).includes(chunk)).map(({ fileName }) => fileName),
  ).toEqual([]);
});

it('The built console holds nothing of the stand-in platform.', () => {
  const ids = modulesIn(chunks.values()).map(id => id.replace(posix(process.cwd()), ''));
  expect(ids.filter(id => /\/(mocks|server|tests)\//.test(id) && !id.includes('node_modules'))).toEqual([]);
});

describe('the documents', () => {
  const source = (name: string) => (chunks.get(name) as unknown as { source: string }).source;
  const inside = (name: string) =>
    [...source(name).matchAll(/<script(?![^>]*\bsrc=)[^>]*>(.*?)<\/script>/gs)].map(([, script]) => script!);

  it.each([
    ['index.html', 1],
    ['login.html', 1],
    ['signup.html', 1],
    ['forgot-password.html', 1],
  ])(
    '%s has %i script inside, which deploy/nginx.conf names, and no handler in an attribute.',
    (name, scripts) => {
      const named = inside(name).map(
        script => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
      );
      expect(named).toHaveLength(scripts);
      for (const hash of named) expect(readFileSync('deploy/nginx.conf', 'utf8')).toContain(hash);
      expect(source(name)).not.toMatch(/<[^>]*\son\w+=/);
    },
  );

  it.each(['index.html', 'login.html', 'signup.html', 'forgot-password.html'])(
    '%s asks browsers not to translate it.',
    name => {
      expect(source(name)).toMatch(/<html [^>]*\btranslate="no"/);
      expect(source(name)).toContain('<meta name="google" content="notranslate" />');
    },
  );

  it('The prerendered login page takes at most 6 KiB, its form, styles and script inside, and asks for one script.', () => {
    const html = source('login.html');
    expect(brotliCompressSync(html).byteLength / 1024).toBeLessThanOrEqual(6);
    expect(html).toContain('<h1 tabindex="-1">Sign in</h1>');
    expect(html).toContain('<template class="page" lang="es" title="Iniciar sesión');
    expect(html.split('</head>')[0]).not.toMatch(/rel="stylesheet"(?![^>]* disabled>)/);
    expect(html.match(/<script[^>]* src=/g)).toHaveLength(1);
  });
});
