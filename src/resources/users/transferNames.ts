import { referenceId } from '../../data/dialect.ts';
import { foldText } from '../../platform/fold.ts';
import { plainName, type Name } from '../../ui/Name.tsx';

type Fields = Record<string, unknown>;
export const asFields = (value: unknown) => (value ?? {}) as Fields;

/** The platform's ids; any other text in a preview is a name. */
const isId = (value: unknown) =>
  typeof value === 'string' && /^([\da-f]{24}|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12})$/i.test(value);

/** What a part of a preview calls itself: a text, or the first name-like field of an object. */
export function ownName(value: unknown): Name {
  if (typeof value === 'string') return isId(value) ? { text: value, as: 'id' } : plainName(value);
  const { name, roleName, planName, stripeSubscription, plan } = asFields(value);
  const billed = asFields(asFields(stripeSubscription).plan).name;
  const own = [name, roleName, planName, billed].find(text => typeof text === 'string' && text);
  return own ? plainName(own as string) : plan ? ownName(plan) : plainName('');
}

/** A role that says its id and no name. */
export const isNameless = (role: unknown) =>
  ownName(role).as === 'id' || (ownName(role).text === '' && referenceId(role) !== '');

/** The id of a subscription's plan, where the subscription does not name it; else ''. */
export function planIdOf(subscription: unknown): string {
  const { text, as } = ownName(subscription);
  return as === 'id' ? text : text ? '' : referenceId(asFields(subscription).plan);
}

/** The same thing by its id, where both have one; else by name, whatever its case and accents. */
export function isSame(a: unknown, b: unknown): boolean {
  const [one, other] = [idIn(a), idIn(b)];
  if (one && other) return one === other;
  const name = foldText(ownName(a).text).trim();
  return name !== '' && name === foldText(ownName(b).text).trim();
}

const idIn = (value: unknown) =>
  typeof value === 'string' ? (isId(value) ? value : '') : referenceId(value);
