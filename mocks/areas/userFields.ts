import { isPhone } from '../../src/platform/rules.ts';
import { invalid } from '../http/refusal.ts';
import { PHONE_RULE } from '../http/sentences.ts';

const LONGEST = 250;

/** What a person may say about himself, made ready to store. */
export interface Details {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
}

/** Names, address and phone trimmed and held to what the platform stores. */
export function detailsOf(body: {
  firstName: string;
  lastName: string;
  email: string;
  phone?: string | undefined;
}): Details {
  const details = {
    firstName: body.firstName.trim(),
    lastName: body.lastName.trim(),
    email: body.email.trim(),
    phone: (body.phone ?? '').trim(),
  };
  const faults: Record<string, string> = {};
  for (const [field, text] of Object.entries(details))
    if (text.length > LONGEST) faults[field] = `At most ${LONGEST} characters are allowed`;
  if (details.phone && !isPhone(details.phone)) faults.phone = PHONE_RULE;
  if (Object.keys(faults).length) throw invalid(faults);
  return details;
}

/** Fields that the platform keeps itself; anything else that clients send along is stored beside them. */
export const USER_FIELDS = new Set([
  'firstName',
  'lastName',
  'email',
  'phone',
  'provider',
  'protectedLayers',
  'loginCount',
  'averageTime',
  'isLoggedinYet',
  'migratedFromV4',
  'productEmailSubscription',
  'subscriptions',
  'lastLoggedIn',
  'lastLoggedOut',
]);
