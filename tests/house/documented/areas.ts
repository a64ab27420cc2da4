/** What is still to be built, by area. An entry that has come true fails its test until it is moved to what is built. */
export type Area = 'documents' | 'notifications';

export interface Documented {
  built: string[];
  notYet: Record<Area, string[]>;
}

/** Each entry that is not built yet, beside its area. */
export const awaited = ({ notYet }: Documented): [text: string, area: string][] =>
  Object.entries(notYet).flatMap(([area, entries]) => entries.map((entry): [string, string] => [entry, area]));
