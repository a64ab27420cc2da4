const NAME_START =
  ':A-Z_a-z\\u{C0}-\\u{D6}\\u{D8}-\\u{F6}\\u{F8}-\\u{2FF}\\u{370}-\\u{37D}\\u{37F}-\\u{1FFF}\\u{200C}\\u{200D}\\u{2070}-\\u{218F}\\u{2C00}-\\u{2FEF}\\u{3001}-\\u{D7FF}\\u{F900}-\\u{FDCF}\\u{FDF0}-\\u{FFFD}\\u{10000}-\\u{EFFFF}';
const NAME_PATTERN = `[${NAME_START}][${NAME_START}\\-.0-9\\u{B7}\\u{300}-\\u{36F}\\u{203F}\\u{2040}]*`;

/** Matches a name at the current position (XML 1.0 §2.3). */
export const NAME = new RegExp(NAME_PATTERN, 'uy');
const WHOLE_NAME = new RegExp(`^${NAME_PATTERN}$`, 'u');

/**
 * Returns the namespace prefix of a name, or '' if it has none. Returns undefined if it is not a valid
 * qualified name.
 */
export function namePrefix(name: string): string | undefined {
  if (/^[a-z]\w*$/i.test(name)) return '';
  const parts = name.split(':');
  if (parts.length > 2 || parts.some(part => part === '' || !WHOLE_NAME.test(part))) return undefined;
  return parts.length === 2 ? parts[0] : '';
}

export const isXmlName = (name: string) => namePrefix(name) !== undefined;

/** A character that XML does not allow. */
export const INVALID_CHARACTER = /[^\t\n\r -\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u;
export const DECLARATION =
  /<\?xml[ \t\r\n]+version[ \t\r\n]*=[ \t\r\n]*(["'])1\.[0-9]+\1([ \t\r\n]+encoding[ \t\r\n]*=[ \t\r\n]*(["'])[A-Za-z][A-Za-z0-9._-]*\3)?([ \t\r\n]+standalone[ \t\r\n]*=[ \t\r\n]*(["'])(yes|no)\5)?[ \t\r\n]*\?>/y;
