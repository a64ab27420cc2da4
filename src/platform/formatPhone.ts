import { stripInvisible } from './rules.ts';

/** Shapes typed digits towards (XXX) XXX-XXXX; text that is no run of ten digits stays as typed, without invisible characters. */
export const formatPhone = (typed: string) => {
  const text = stripInvisible(typed);
  // Copied text has hyphens, dashes and minus signs of other kinds.
  const digits = text
    .replace(/^\s*\+?1?[\s.\p{Pd}−]*(?=\(?\d{3}\D*\d{3}\D*\d{4}\s*$)/u, '')
    .replace(/\D/g, '');
  return digits.length === 10 && !/[^\d\s().+\p{Pd}−]/u.test(text)
    ? `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`
    : text;
};
