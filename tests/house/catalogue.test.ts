import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import reactAdminEnglish from 'ra-language-english';
import { describe, expect, it } from 'vitest';
import { resourceNames } from '../../src/platform/resources.ts';
import { english, spanish } from './catalogues.ts';
import { texts } from './documented/texts.ts';

const interpolations = (text = '') => [...text.matchAll(/%\{(\w+)\}/g)].map(([, name]) => name).sort();
/** Each interpolation once, because a plural form may omit the number. */
const names = (text = '') => [...new Set(interpolations(text))];
const forms = (text = '') => text.split(' |||| ').length;

describe('English and Spanish', () => {
  it('Spanish has exactly the keys of English', () => {
    expect(Object.keys(spanish).sort()).toEqual(Object.keys(english).sort());
  });
  it('Every text has the same interpolations in both languages', () => {
    const differing = Object.keys(english).filter(
      key => names(english[key]).join() !== names(spanish[key]).join(),
    );
    expect(differing.map(key => [english[key], spanish[key]])).toEqual([]);
  });
  it('Every text with plural forms has the same number of them in both languages', () => {
    expect(Object.keys(english).filter(key => forms(english[key]) !== forms(spanish[key]))).toEqual([]);
  });
  it('No text is empty or has spaces around it', () => {
    expect(
      Object.entries({ ...english, ...spanish }).filter(([, text]) => text.trim() !== text || text === ''),
    ).toEqual([]);
  });
  it('Every text of more than three words is translated into Spanish', () => {
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

const defaultKeys = ['title', 'search', 'empty', 'emptyHint', 'invite', 'loadError', 'notAuthorized'];

it('Every validator of react-admin has an error message', () => {
  const validators = Object.keys(reactAdminEnglish.ra.validation);
  expect(validators.length).toBeGreaterThan(5);
  expect(validators.filter(name => !english[`ra.validation.${name}`])).toEqual([]);
});

describe('texts and their keys', () => {
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

  it('Every key that code translates is in the catalogue', () => {
    expect(missingIn(/\bt(?:ranslate)?\(\s*'([^']+)'/g, key => keys.has(key))).toEqual([]);
  });

  it('Every key in a prop, such as a label or a title, is in the catalogue', () => {
    const props = /\s(?!source=)\w+=["']([a-z][\w-]*(?:\.[\w-]+)+)["']/g;
    expect(missingIn(props, key => keys.has(key))).toEqual([]);
  });

  it('Every string that starts like a key is a key or a group of keys', () => {
    // src/admin passes a default with react-admin's keys, and `textOf` takes the rest of a resource's key.
    const isOurs = (key: string) => groups.has(key.split('.')[0]!) && !key.startsWith('ra.');
    expect(
      missingIn(
        /(?<=[\s([{!?:,>|&])(?<!\btextOf\()'([a-zA-Z][\w-]*(?:\.[\w-]+)+)'/g,
        key => !isOurs(key) || keys.has(key) || groups.has(key),
      ),
    ).toEqual([]);
  });

  it('The console uses every English text', () => {
    const code = sources('src')
      .map(file => readFileSync(file, 'utf8'))
      .join('\n');
    const withoutPrefix = (key: string) => key.replace(/^resources\./, '');
    // Labels are derived from the source of a field or filter, the default texts of a list from its area.
    const isDerived = (group: string, last: string) =>
      /\.(fields(\.\w+)*|filter)$/.test(group)
        ? new RegExp(`\\b${last}\\b`).test(code)
        : defaultKeys.includes(last) &&
          new RegExp(`<(List\\s+name|List<\\w+>\\s+resource)="${withoutPrefix(group)}"`).test(code);
    // Code contains the whole key, a template with its group, or its last two parts.
    const isUsed = (key: string) => {
      const parts = key.split('.');
      const last = parts.pop()!;
      const group = parts.join('.');
      return (
        isDerived(group, last) ||
        code.includes(`'${key}'`) ||
        code.includes(`\`${group}.\${`) ||
        new RegExp(`\\b${parts.at(-1)}\\.${last}\\b`).test(code)
      );
    };
    // Texts that every resource has are used by the rest of the key: `resources.${resource}.name`, `textOf('noSuch', …)`.
    const isUsedByResources = (key: string) => {
      const own = withoutPrefix(key);
      return resourceNames.some(name => {
        const rest = own.slice(name.length);
        return (
          own.startsWith(`${name}.`) &&
          (code.includes(`}${rest}\``) || code.includes(`textOf('${rest.slice(1)}'`))
        );
      });
    };
    // ra-core uses the keys of `ra`.
    expect(
      [...keys].filter(
        key => !key.startsWith('ra.') && !isUsedByResources(key) && !groups.has(key) && !isUsed(key),
      ),
    ).toEqual([]);
  });

  it('No label, title or placeholder is written in English in the code', () => {
    const literal = /\b(aria-label|label|title|placeholder|alt)="([A-Z][a-z]+[^"]*)"/g;
    const written = sources('src').flatMap(file =>
      [...readFileSync(file, 'utf8').matchAll(literal)].map(([text]) => `${file}: ${text}`),
    );
    // The catalogue is not loaded yet when the bar shows the product's name.
    expect(written.filter(one => !one.includes('"Map Console"'))).toEqual([]);
  });
});

describe('technical terms', () => {
  it.each([
    ['English', english, /\b(server|calls?|endpoint|request|parse)\b/i],
    ['Spanish', spanish, /\b(servidor|llamadas?|petición|solicitud)\b/i],
  ])('No %s text mentions servers, calls or requests', (_, catalogue, technicalTerms) => {
    const documented = new Set<string>(texts);
    // The demo page explains the calls.
    expect(
      Object.entries(catalogue).filter(
        ([key, text]) =>
          !key.startsWith('demo.') && technicalTerms.test(text) && !documented.has(english[key] ?? ''),
      ),
    ).toEqual([]);
  });
});
