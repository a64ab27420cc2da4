import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(file => /\.tsx?$/.test(file));
const linesOf = (pattern: RegExp) =>
  files.flatMap(file =>
    readFileSync(`src/${file}`, 'utf8')
      .split('\n')
      .flatMap(line => (pattern.test(line) ? [`${file.replaceAll('\\', '/')}: ${line.trim()}`] : [])),
  );

it('An address of the console is written into a link, and read from the browser, with its base path.', () => {
  // These lead elsewhere: out of the console, or to the stand-in.
  const away =
    /^(ui\/WebLink|pages\/home\/proxy\/ProxyFrame|pages\/demo\/(CallDetails|CallsPanel|OutboxPanel)|account\/LoginPage)\.tsx: /;
  expect(linesOf(/<a\b[^>]*\bhref=\{(?!withBase\(|base \+ )/).filter(line => !away.test(line))).toEqual([]);
  expect(
    linesOf(/\blocation\.pathname|\bwindow\.open\(|\b(push|replace)State'?\]?\(/).filter(
      line => !/\bbase\b|with(out)?Base\(/.test(line),
    ),
  ).toEqual([]);
  expect(linesOf(/\bbase\b|with(out)?Base\(/).length).toBeGreaterThan(15);
});
