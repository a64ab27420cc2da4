import type { CallDetailsRecord } from './demoRecords.ts';

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

/** Returns a command that repeats a call. Its secrets are masked and must be filled in. */
export function toCurl({ method, path, body, headers = {} }: CallDetailsRecord, origin: string): string {
  const kept = ['authorization', 'content-type'].flatMap(name =>
    headers[name] ? [`-H ${quoted(`${name}: ${headers[name]}`)}`] : [],
  );
  return [
    'curl',
    ...(method === 'GET' ? [] : ['-X', method]),
    quoted(origin + path),
    ...kept,
    ...(body === undefined ? [] : ['--data', quoted(JSON.stringify(body))]),
  ].join(' ');
}
