import { isDeepStrictEqual } from 'node:util';
import { CountyFields, PATH_TYPES, PathFields } from '../../src/platform/applicationParts.ts';
import type { WholeApplication } from '../../src/platform/applications.ts';
import { invalid } from '../http/refusal.ts';
import { ruleText } from '../http/ruleTexts.ts';

type PathEntry = NonNullable<WholeApplication['paths']>[number];

const isValidFor = (schema: { safeParse(value: unknown): { success: boolean } }, value: unknown) =>
  schema.safeParse(value).success;

/** Checks only new entries: paths stored before these rules existed may be sent back unchanged. */
export function checkPaths(paths: PathEntry[], before: readonly unknown[]) {
  const faults: Record<string, string> = {};
  paths.forEach((entry, at) => {
    if (before.some(one => isDeepStrictEqual(one, entry))) return;
    if (!isValidFor(PathFields.pathType, entry.pathType))
      faults[`paths.${at}.pathType`] = `Must be one of ${PATH_TYPES.join(', ')}`;
    if (!isValidFor(PathFields.path, entry.path))
      faults[`paths.${at}.path`] = ruleText('applicationParts.rule.path');
  });
  if (Object.keys(faults).length) throw invalid(faults);
}

/** Requires a code, and checks only new links. */
export function checkCounty(county: WholeApplication['county'], before: readonly unknown[]) {
  const faults: Record<string, string> = {};
  if (!isValidFor(CountyFields.code, county?.code))
    faults['county.code'] = ruleText('applicationParts.rule.code');
  county?.links?.forEach((link, at) => {
    if (!before.some(one => isDeepStrictEqual(one, link)) && !isValidFor(CountyFields.links, [link]))
      faults[`county.links.${at}.linkPath`] = ruleText('applicationParts.rule.linkPath');
  });
  if (Object.keys(faults).length) throw invalid(faults);
}
