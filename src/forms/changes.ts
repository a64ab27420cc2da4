import { isSameJson } from '../data/isSameJson.ts';
import type { Fields } from './rules.ts';

type Values = Readonly<Record<string, unknown>>;

/** The changed fields of a form with their values. */
export const changesOf = (fields: Fields, before: Values, typed: Values): Record<string, unknown> =>
  Object.fromEntries(
    Object.keys(fields).flatMap(name => (isSameJson(before[name], typed[name]) ? [] : [[name, typed[name]]])),
  );
