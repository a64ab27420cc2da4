import { stripInvisible } from './rules.ts';

/** Formats ten digits as (XXX) XXX-XXXX. Other text only loses its invisible characters. */
export const formatPhone = (typed: string) => {
  const text = stripInvisible(typed);
  // Copied text contains different hyphens, dashes and minus characters.
  const digits = text
    .replace(/^\s*\+?1?[\s.\p{Pd}−]*(?=\(?\d{3}\D*\d{3}\D*\d{4}\s*$)/u, '')
    .replace(/\D/g, '');
  return digits.length === 10 && !/[^\d\s().+\p{Pd}−]/u.test(text)
    ? `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`
    : text;
};
