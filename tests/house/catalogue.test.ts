import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ofReactAdmin from 'ra-language-english';
import { describe, expect, it } from 'vitest';
import { resourceNames } from '../../src/platform/resources.ts';
import { english, spanish } from './catalogues.ts';
import { texts } from './documented/texts.ts';

const gaps = (text = '') => [...text.matchAll(/%\{(\w+)\}/g)].map(([, name]) => name).sort();
/** Each gap once: a plural form may leave its number out. */
const names = (text = '') => [...new Set(gaps(text))];
const forms = (text = '') => text.split(' |||| ').length;

describe('both languages say the same', () => {
  it('Every English text is there in Spanish, and no other.', () => {
    expect(Object.keys(spanish).sort()).toEqual(Object.keys(english).sort());
  });
  it('Every gap of a text is there in both languages.', () => {
    const differing = Object.keys(english).filter(
      key => names(english[key]).join() !== names(spanish[key]).join(),
    );
    expect(differing.map(key => [english[key], spanish[key]])).toEqual([]);
  });
  it('Every counted text has its forms in both languages.', () => {
    expect(Object.keys(english).filter(key => forms(english[key]) !== forms(spanish[key]))).toEqual([]);
  });
  it('No text is empty, and none has blanks around it.', () => {
    expect(
      Object.entries({ ...english, ...spanish }).filter(([, text]) => text.trim() !== text || text === ''),
    ).toEqual([]);
  });
  it('Whole sentences are translated.', () => {
    expect(
      Object.keys(english).filter(
        key => english[key]!.split(' ').length > 3 && english[key] === spanish[key],
      ),
    ).toEqual([]);
  });
});

const sources = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map(entry => join(entry.parentPath, entry.name));

const usual = ['title', 'search', 'empty', 'emptyHint', 'invite', 'loadError', 'notAuthorized'];

it('Every validator of react-admin has a text.', () => {
  const validators = Object.keys(ofReactAdmin.ra.validation);
  expect(validators.length).toBeGreaterThan(5);
  expect(validators.filter(name => !english[`ra.validation.${name}`])).toEqual([]);
});

describe('texts live in the catalogue only', () => {
  const keys = new Set(Object.keys(english));
  const groups = new Set(
    Object.keys(english).flatMap(key => key.split('.').map((_, at, parts) => parts.slice(0, at).join('.'))),
  );

  const missingIn = (pattern: RegExp, isKnown: (key: string) => boolean) =>
    sources('src').flatMap(file =>
      [...readFileSync(file, 'utf8').matchAll(pattern)].flatMap(([, key = '']) =>
        isKnown(key) ? [] : `${file}: ${key}`,
      ),
    );

  it('Every key that the console names is in the catalogue.', () => {
    expect(missingIn(/\bt(?:ranslate)?\(\s*'([^']+)'/g, key => keys.has(key))).toEqual([]);
  });

  it('Every key in a prop, such as a label or a title, is in the catalogue.', () => {
    const props = /\s(?!source=)\w+=["']([a-z][\w-]*(?:\.[\w-]+)+)["']/g;
    expect(missingIn(props, key => keys.has(key))).toEqual([]);
  });

  it('Every string that begins like a key is a key, or a group of keys.', () => {
    // The kit names texts of react-admin's with a default beside them, and `textOf` takes the rest of a resource's key.
    const isOurs = (key: string) => groups.has(key.split('.')[0]!) && !key.startsWith('ra.');
    expect(
      missingIn(
        /(?<=[\s([{!?:,>|&])(?<!\btextOf\()'([a-zA-Z][\w-]*(?:\.[\w-]+)+)'/g,
        key => !isOurs(key) || keys.has(key) || groups.has(key),
      ),
    ).toEqual([]);
  });

  it('Every English text is named somewhere in the console.', () => {
    const code = sources('src')
      .map(file => readFileSync(file, 'utf8'))
      .join('\n');
    const bare = (key: string) => key.replace(/^resources\./, '');
    // Labels follow from the source of a field, of one within it, or of a filter; the usual texts of a list from its area.
    const follows = (group: string, last: string) =>
      /\.(fields(\.\w+)*|filter)$/.test(group)
        ? new RegExp(`\\b${last}\\b`).test(code)
        : usual.includes(last) &&
          new RegExp(`<(List\\s+name|List<\\w+>\\s+resource)="${bare(group)}"`).test(code);
    // A key is named whole, by a template up to its changing part, or by a constant that holds its group.
    const said = (key: string) => {
      const parts = key.split('.');
      const last = parts.pop()!;
      const group = parts.join('.');
      return (
        follows(group, last) ||
        code.includes(`'${key}'`) ||
        code.includes(`\`${group}.\${`) ||
        new RegExp(`\\b${parts.at(-1)}\\.${last}\\b`).test(code)
      );
    };
    // What every resource says is named by the rest of the key: `resources.${resource}.name`, `textOf('noSuch', …)`.
    const ofResource = (key: string) => {
      const own = bare(key);
      return resourceNames.some(name => {
        const rest = own.slice(name.length);
        return (
          own.startsWith(`${name}.`) &&
          (code.includes(`}${rest}\``) || code.includes(`textOf('${rest.slice(1)}'`))
        );
      });
    };
    // react-admin's own core asks for `ra`.
    expect(
      [...keys].filter(key => !key.startsWith('ra.') && !ofResource(key) && !groups.has(key) && !said(key)),
    ).toEqual([]);
  });

  it('No label, title or placeholder is written in English in the code.', () => {
    const literal = /\b(aria-label|label|title|placeholder|alt)="([A-Z][a-z]+[^"]*)"/g;
    const written = sources('src').flatMap(file =>
      [...readFileSync(file, 'utf8').matchAll(literal)].map(([text]) => `${file}: ${text}`),
    );
    // While code is still loading there is no catalogue: the bar then bears the product's name.
    expect(written.filter(one => !one.includes('"Map Console"'))).toEqual([]);
  });
});

describe('words say what happens to people and things, never how', () => {
  it.each([
    ['English', english, /\b(server|calls?|endpoint|request|parse)\b/i],
    ['Spanish', spanish, /\b(servidor|llamadas?|petición|solicitud)\b/i],
  ])('No %s text speaks of the machinery.', (_, catalogue, machinery) => {
    const documented = new Set<string>(texts);
    // The demo room is about the machinery.
    expect(
      Object.entries(catalogue).filter(
        ([key, text]) =>
          !key.startsWith('demo.') && machinery.test(text) && !documented.has(english[key] ?? ''),
      ),
    ).toEqual([]);
  });
});
