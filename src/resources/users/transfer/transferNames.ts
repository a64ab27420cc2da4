import { referenceId } from '../../../data/dialect.ts';
import { foldText } from '../../../platform/fold.ts';
import { isRecordId } from '../../../platform/ref.ts';
import { plainName, type Name } from '../../../ui/Name.tsx';

type Fields = Record<string, unknown>;
export const toFields = (value: unknown) => (value ?? {}) as Fields;

/** Whether a text is one of the platform's IDs; any other text in a preview is a name. */
const isId = (value: unknown) => typeof value === 'string' && isRecordId(value);

/** Returns the names of an entry: the text itself, or the name-like fields of an object. */
export function entryNames(value: unknown): string[] {
  if (typeof value === 'string') return value && !isId(value) ? [value] : [];
  const { name, roleName, planName, stripeSubscription, plan } = toFields(value);
  const billedPlanName = toFields(toFields(stripeSubscription).plan).name;
  const ownNames = [name, roleName, planName, billedPlanName].filter(
    text => typeof text === 'string' && text,
  );
  return [...(ownNames as string[]), ...(plan ? entryNames(plan) : [])];
}

/** The first name of an entry, else the ID of it or its plan. */
export function readableName(value: unknown): Name {
  const [firstName] = entryNames(value);
  if (firstName) return plainName(firstName);
  const ref = typeof value === 'string' ? value : toFields(value).plan;
  return isId(ref) ? { text: ref as string, as: 'id' } : plainName('');
}

/** Whether a role comes with an id but no name. */
export const isNameless = (role: unknown) =>
  readableName(role).as === 'id' || (readableName(role).text === '' && referenceId(role) !== '');

/** The id of a subscription's plan if the subscription has no name; else ''. */
export function planIdOf(subscription: unknown): string {
  const { text, as } = readableName(subscription);
  return as === 'id' ? text : text ? '' : referenceId(toFields(subscription).plan);
}

/** Compares entries by id if both have one, else by name without case and accents. */
export function isSameEntry(a: unknown, b: unknown): boolean {
  const [firstId, secondId] = [toId(a), toId(b)];
  if (firstId && secondId) return firstId === secondId;
  const name = foldText(readableName(a).text).trim();
  return name !== '' && name === foldText(readableName(b).text).trim();
}

const toId = (value: unknown) =>
  typeof value === 'string' ? (isId(value) ? value : '') : referenceId(value);
