import { SaxesParser } from 'saxes';

/**
 * Why an XML text is refused: it is not well-formed, or has a DOCTYPE, which could declare arbitrary
 * entities. Undefined if it is accepted. The parser is not recursive, so deep nesting cannot overflow the
 * stack.
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
