import { SaxesParser } from 'saxes';

/**
 * Why a text is no XML that the platform keeps: it is not well-formed, or brings a DOCTYPE, whose entities could be
 * anything; undefined where it keeps it. Reads without recursion, so that no depth ends it.
 */
export function faultInXml(text: string): string | undefined {
  const parser = new SaxesParser({ xmlns: true });
  parser.on('doctype', () => parser.fail('a DOCTYPE is not accepted'));
  try {
    parser.write(text).close();
    return undefined;
  } catch (error) {
    const [, line, column, what] = /^(\d+):(\d+): (.+)$/s.exec((error as Error).message) ?? [];
    return line ? `Line ${line}, column ${column}: ${what}` : (error as Error).message;
  }
}
