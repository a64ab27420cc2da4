import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(file => /\.tsx?$/.test(file));
const matchingLines = (pattern: RegExp) =>
  files.flatMap(file =>
    readFileSync(`src/${file}`, 'utf8')
      .split('\n')
      .flatMap(line => (pattern.test(line) ? [`${file.replaceAll('\\', '/')}: ${line.trim()}`] : [])),
  );

it('Links contain the base path, and code that reads or writes the browser URL handles it', () => {
  // These links leave the console, or lead to the stand-in platform.
  const leavingConsole =
    /^(ui\/WebLink|pages\/home\/proxy\/ProxyFrame|pages\/demo\/(CallDetails|CallsPanel|OutboxPanel)|account\/LoginPage)\.tsx: /;
  expect(
    matchingLines(/<a\b[^>]*\bhref=\{(?!withBase\(|base \+ )/).filter(line => !leavingConsole.test(line)),
  ).toEqual([]);
  expect(
    matchingLines(/\blocation\.pathname|\bwindow\.open\(|\b(push|replace)State'?\]?\(/).filter(
      line => !/\bbase\b|with(out)?Base\(/.test(line),
    ),
  ).toEqual([]);
  expect(matchingLines(/\bbase\b|with(out)?Base\(/).length).toBeGreaterThan(15);
});
