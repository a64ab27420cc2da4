import type { CallDetailsRecord } from './demoRecords.ts';

const quoteShell = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

/** Returns a command that repeats a call. Its secrets are masked and must be filled in. */
export function toCurl({ method, path, body, headers = {} }: CallDetailsRecord, origin: string): string {
  const headerArgs = ['authorization', 'content-type'].flatMap(name =>
    headers[name] ? [`-H ${quoteShell(`${name}: ${headers[name]}`)}`] : [],
  );
  return [
    'curl',
    ...(method === 'GET' ? [] : ['-X', method]),
    quoteShell(origin + path),
    ...headerArgs,
    ...(body === undefined ? [] : ['--data', quoteShell(JSON.stringify(body))]),
  ].join(' ');
}
