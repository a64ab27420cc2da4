import type { WholeCall } from './records.ts';

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

/** A call as a command that asks it again; its secrets are masked, and are to be put in. */
export function curlOf({ method, path, body, headers = {} }: WholeCall, origin: string): string {
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
