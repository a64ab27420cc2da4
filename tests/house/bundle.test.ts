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
/** The chunks that every screen behind sign-in loads: the entry, `opening.ts` and the layout. */
let common: Chunk[];

beforeAll(async () => {
  // The mode of the test runner would bundle React's development build.
  const mode = process.env.NODE_ENV;
  process.env.NODE_ENV = 'production';
  const result = await build({ mode: 'production', logLevel: 'error', build: { write: false } });
  process.env.NODE_ENV = mode;
  const { output } = (Array.isArray(result) ? result[0] : result) as unknown as { output: Chunk[] };
  chunks = new Map(output.map(chunk => [chunk.fileName, chunk]));
  entry = withImports(output.filter(chunk => chunk.isEntry));
  common = withImports([...entry, chunkOf('src/openConsole.ts'), chunkOf('src/App.tsx')]);
}, 120_000);

/** These chunks and all their static imports. */
function withImports(roots: Chunk[], reached = new Set<Chunk>()): Chunk[] {
  for (const chunk of roots) {
    if (reached.has(chunk)) continue;
    reached.add(chunk);
    withImports(
      (chunk.imports ?? []).map(name => chunks.get(name)!),
      reached,
    );
  }
  return [...reached];
}

const posix = (id: string) => id.replaceAll('\\', '/');
const modulesIn = (list: Iterable<Chunk>) => [...list].flatMap(chunk => chunk.moduleIds ?? []).map(posix);
const chunkOf = (path: string) =>
  [...chunks.values()].find(chunk => modulesIn([chunk]).some(id => id.endsWith(`/${path}`)))!;
const compressedKiB = (list: Chunk[]) =>
  list.reduce((sum, { code = '' }) => sum + brotliCompressSync(code).byteLength, 0) / 1024;

const packageName = (id: string) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1];
const packagesIn = (list: Iterable<Chunk>) =>
  new Set(
    modulesIn(list)
      .map(packageName)
      .filter(name => name !== undefined),
  );

describe('the code of the login page', () => {
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
  ])('The login page does not load %s', name => expect([...packagesIn(entry)]).not.toContain(name));

  it('The login page loads React, and the build contains ra-core and zod', () => {
    expect([...packagesIn(entry)]).toEqual(expect.arrayContaining(['react', 'react-dom']));
    expect([...packagesIn(chunks.values())]).toEqual(expect.arrayContaining(['ra-core', 'zod']));
  });

  it('the login page loads at most 60.5 KiB of JavaScript, compressed and with the headers of its replies', () => {
    const headersKiB = 0.25;
    expect(compressedKiB(entry)).toBeGreaterThan(20);
    expect(compressedKiB(entry) + headersKiB).toBeLessThanOrEqual(60.5);
  });
});

it.each(['index', 'login', 'signup', 'forgot-password'])(
  'The document %s preloads every chunk of the entry, and no style sheet blocks its first paint',
  name => {
    const html = String(chunks.get(`${name}.html`)!.source).replace(/<template.*?<\/template>/gs, '');
    expect(entry.map(({ fileName }) => fileName).filter(file => !html.includes(`"/${file}"`))).toEqual([]);
    expect(
      html.match(/<link rel="stylesheet"[^>]*>/g)?.filter(link => !link.includes(' disabled')) ?? [],
    ).toEqual([]);
  },
);

describe('a page before sign-in', () => {
  const contracts = readdirSync('src/platform').filter(file =>
    readFileSync(`src/platform/${file}`, 'utf8').includes("import * as z from 'zod/mini'"),
  );

  it.each(['LoginPage', 'SignUpPage', 'ForgotPasswordPage', 'ResetPasswordPage', 'VerifyEmailPage'])(
    'the page %s before sign-in loads neither zod nor react-hook-form nor the schemas of a resource',
    page => {
      const loaded = withImports([
        ...entry,
        chunkOf(`src/account/${page}.tsx`),
        chunkOf('src/account/Surroundings.tsx'),
      ]);
      const later = new RegExp(
        `node_modules/(zod|react-hook-form)/|/src/(forms|resources)/|/src/platform/(${contracts.join('|')})$`,
      );
      expect(modulesIn(loaded).filter(id => later.test(id))).toEqual([]);
      expect(modulesIn(chunks.values()).filter(id => later.test(id)).length).toBeGreaterThan(50);
    },
  );
});

describe('the code that every screen behind sign-in loads', () => {
  it('Every screen behind sign-in loads at most 141 KiB of common compressed JavaScript', () => {
    expect(modulesIn(common).some(id => id.endsWith('/src/layout/TopBar.tsx'))).toBe(true);
    expect(compressedKiB(common)).toBeLessThanOrEqual(141);
  });

  it('The common code contains no texts of an area and no second language', () => {
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
  ])('The common code does not contain %s, and therefore no schemas either', name => {
    expect([...packagesIn(common)]).not.toContain(name);
    expect([...packagesIn(chunks.values())]).toContain(name);
  });

  it.each(resourceNames)(
    'The common code contains at most one KiB of %s: the names and URLs of its screens',
    resource => {
      const own = common
        .flatMap(({ modules = {} }) => Object.entries(modules))
        .filter(([id]) => posix(id).includes(`/src/resources/${resource}/`));
      expect(own.reduce((sum, [, { renderedLength }]) => sum + renderedLength, 0)).toBeLessThanOrEqual(1024);
    },
  );
});

it('The page of a user loads no code of subscriptions before their tab is opened', () => {
  const loaded = modulesIn(withImports([...common, chunkOf('src/resources/users/UserShow.tsx')]));
  expect(loaded.filter(id => /\/src\/(domain\/billing|pages\/subscriptions)\//.test(id))).toEqual([]);
  expect(
    modulesIn(withImports([chunkOf('src/resources/users/UserSubscriptions.tsx')])).some(id =>
      id.includes('/src/domain/billing/'),
    ),
  ).toBe(true);
});

it('The page of a tag loads react-hook-form, but no MUI dialog', () => {
  const loaded = withImports([...common, chunkOf('src/resources/tags/TagEdit.tsx')]);
  expect([...packagesIn(loaded)]).toContain('react-hook-form');
  expect([...packagesIn(loaded)]).not.toContain('@mui/material');
});

describe('a list as the first page', () => {
  const built = resourceNames.filter(name => resourceLists[name]);
  /** The list of organizations is on the home page. */
  const listFolders: Record<string, string> = { applications: 'pages/home/organizations' };
  const list = (resource: string) =>
    [...chunks.values()].find(chunk =>
      modulesIn([chunk]).some(id =>
        new RegExp(`/src/${listFolders[resource] ?? `resources/${resource}`}/\\w+List\\.tsx$`).test(id),
      ),
    )!;

  it.each(built)('The list of %s loads its schemas, but neither react-hook-form nor MUI', resource => {
    const loaded = withImports([...common, list(resource)]);
    expect(modulesIn(loaded).some(id => id.endsWith(`/src/platform/${resource}.ts`))).toBe(true);
    for (const later of ['react-hook-form', '@mui/material'])
      expect([...packagesIn(loaded)]).not.toContain(later);
  });

  it.each(built)('The list of %s loads at most nine JavaScript files, including its texts', resource => {
    expect(
      withImports([...common, list(resource), chunkOf(`i18n/en/${resource}.ts`)]).length,
    ).toBeLessThanOrEqual(9);
  });
});

describe('a first session, from the login page to the list of users', () => {
  const session = () =>
    withImports([
      ...common,
      ...[
        'account/Surroundings.tsx',
        'account/ParcelDrawing.tsx',
        'resources/users/UserList.tsx',
        'layout/notes/Notes.tsx',
        'activity/live/socket.ts',
      ].map(file => chunkOf(`src/${file}`)),
    ]);

  it('A first session, from the login page to the list of users, loads at most 186 KiB of compressed JavaScript', () =>
    expect(compressedKiB(session())).toBeLessThanOrEqual(186));

  it('A first session, from the login page to the list of users, loads no forms and no record pages', () => {
    const later = /\/src\/(admin\/(edit|form|input)|domain\/people)\//;
    expect(modulesIn(session()).filter(id => later.test(id))).toEqual([]);
    expect(modulesIn(chunks.values()).filter(id => later.test(id)).length).toBeGreaterThan(30);
  });
});

describe('packages that few screens need', () => {
  /** The entry points, static or dynamic, that load a package. */
  const entryPointsLoading = (name: string) =>
    [...chunks.values()]
      .filter(chunk => (chunk.isEntry || chunk.isDynamicEntry) && packagesIn(withImports([chunk])).has(name))
      .map(({ fileName, facadeModuleId }) => posix(facadeModuleId ?? fileName).replace(/^.*\/src\//, 'src/'));

  it.each([
    [
      '@codemirror/view',
      [
        'src/domain/documents/configs/ConfigEditor.tsx',
        'src/editors/json/JsonEditor.tsx',
        'src/editors/review/Result.tsx',
        'src/editors/text/Diff.tsx',
        'src/editors/xml/XmlEditor.tsx',
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
  ])('the package %s is loaded only by %s', (name, parts) =>
    expect(entryPointsLoading(name).sort()).toEqual(parts),
  );
});

it('Only the demo page loads ra-data-simple-rest', () => {
  const loading = [...chunks.values()].filter(chunk =>
    packagesIn(withImports([chunk])).has('ra-data-simple-rest'),
  );
  expect(new Set(loading)).toEqual(
    new Set([chunkOf('src/pages/demo/DemoPage.tsx'), chunkOf('src/pages/demo/RuleDialog.tsx')]),
  );
});

it('no chunk imports itself through another chunk', () => {
  const dependencies = (chunk: Chunk) => withImports((chunk.imports ?? []).map(name => chunks.get(name)!));
  expect(
    [...chunks.values()].filter(chunk => dependencies(chunk).includes(chunk)).map(({ fileName }) => fileName),
  ).toEqual([]);
});

it('The built console contains no code of the stand-in platform', () => {
  const ids = modulesIn(chunks.values()).map(id => id.replace(posix(process.cwd()), ''));
  expect(ids.filter(id => /\/(mocks|server|tests)\//.test(id) && !id.includes('node_modules'))).toEqual([]);
});

describe('the HTML documents', () => {
  const source = (name: string) => (chunks.get(name) as unknown as { source: string }).source;
  const inlineScripts = (name: string) =>
    [...source(name).matchAll(/<script(?![^>]*\bsrc=)[^>]*>(.*?)<\/script>/gs)].map(([, script]) => script!);

  it.each([
    ['index.html', 1],
    ['login.html', 1],
    ['signup.html', 1],
    ['forgot-password.html', 1],
  ])(
    '%s has %i inline script, whose hash is in deploy/nginx.conf, and no inline event handlers',
    (name, scripts) => {
      const named = inlineScripts(name).map(
        script => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
      );
      expect(named).toHaveLength(scripts);
      for (const hash of named) expect(readFileSync('deploy/nginx.conf', 'utf8')).toContain(hash);
      expect(source(name)).not.toMatch(/<[^>]*\son\w+=/);
    },
  );

  it.each(['index.html', 'login.html', 'signup.html', 'forgot-password.html'])(
    '%s tells browsers not to translate it',
    name => {
      expect(source(name)).toMatch(/<html [^>]*\btranslate="no"/);
      expect(source(name)).toContain('<meta name="google" content="notranslate" />');
    },
  );

  it('The prerendered login page has at most 6 KiB, contains its form and styles, and requests one script', () => {
    const html = source('login.html');
    expect(brotliCompressSync(html).byteLength / 1024).toBeLessThanOrEqual(6);
    expect(html).toContain('<h1 tabindex="-1">Sign in</h1>');
    expect(html).toContain('<template class="page" lang="es" title="Iniciar sesión');
    expect(html.split('</head>')[0]).not.toMatch(/rel="stylesheet"(?![^>]* disabled>)/);
    expect(html.match(/<script[^>]* src=/g)).toHaveLength(1);
  });
});
