import { describe, expect, it } from 'vitest';
import { readPart, writePart } from '../../src/domain/documents/configs/storedParts.ts';

const names = { app: 'appConfig', results: 'resultsLayerConfigs', editor: 'editorConfigs' };
const STORED =
  '{"_id":"c1", "appConfig":{"b":1.0,"a":12345678901234567890},"future":{"z" : [1]},"resultsLayerConfigs":[{"name":"parcels","config":{}}]}';

describe('stored configs of an application', () => {
  it('a config with line breaks is shown as stored, and saving one change keeps the rest byte for byte', () => {
    const written = '{\n\t"b" :1.0,\n   "rgb":[ 1,2 ]}';
    const stored = writePart(STORED, names, 'app', written);
    expect(readPart(stored, names, 'app')).toBe(written);
    expect(writePart(stored, names, 'app', written.replace('1.0', '2'))).toBe(
      STORED.replace('{"b":1.0,"a":12345678901234567890}', written.replace('1.0', '2')),
    );
  });
  it('a config that is stored in one line is shown with line breaks', () =>
    expect(readPart(STORED, names, 'app')).toBe('{\n  "b": 1.0,\n  "a": 12345678901234567890\n}'));
  it.each([
    ['an empty object for the map', 'app', '{}'],
    ['an empty list of results configs', 'results', '[]'],
    ['an empty list of editor configs', 'editor', '[]'],
  ] as const)('the editor shows %s where nothing or null is stored', (_, part, none) =>
    expect([
      readPart(null, names, part),
      readPart('{"x":1}', names, part),
      readPart(`{"${names[part]}":null}`, names, part),
    ]).toEqual([none, none, none]),
  );
  it('saving a config replaces its value and keeps the rest byte for byte', () =>
    expect(writePart(STORED, names, 'app', '{"b": 2}')).toBe(
      '{"_id":"c1", "appConfig":{"b": 2},"future":{"z" : [1]},"resultsLayerConfigs":[{"name":"parcels","config":{}}]}',
    ));
  it.each([
    ['beside others', STORED],
    ['as the first', null],
  ])('a config is stored %s without a byte-order mark', (_, stored) =>
    expect(JSON.parse(writePart(stored, names, 'app', '\uFEFF{"b": 2}'))).toMatchObject({
      appConfig: { b: 2 },
    }),
  );
  it('saving a config adds it where it is missing', () =>
    expect(JSON.parse(writePart(STORED, names, 'editor', '[{"name":"parcels"}]'))).toEqual({
      ...JSON.parse(STORED),
      editorConfigs: [{ name: 'parcels' }],
    }));
  it('the first config is stored with the other configs empty', () =>
    expect(JSON.parse(writePart(null, names, 'app', '{"map":{}}'))).toEqual({
      appConfig: { map: {} },
      resultsLayerConfigs: [],
      editorConfigs: [],
    }));
});
