import { describedCalls, type DescribedCall } from '../openapi/calls.ts';
import type { EndpointName } from '../src/platform/index.ts';
import type { CallOutcomes } from './asked.ts';
import type { KnownRecords } from './known.ts';
import { Making } from './making.ts';
import { applicationWrites } from './writes/application.ts';
import { catalogueWrites } from './writes/catalogue.ts';
import { crudWrites } from './writes/crud.ts';
import { peopleWrites } from './writes/people.ts';

const CHARGES = 'it would charge a card';
const MAILS = 'it sends mail to people';
const EVERYWHERE = 'it would change what belongs to the whole platform';
const LETTER = 'it needs a token that comes by mail';

/** What is not tried, even where writing is asked for, and why. */
const NEVER: Partial<Record<EndpointName, string>> = {
  'account.signUp': 'the same as the creation of a user, but for a mail',
  'account.forgotPassword': MAILS,
  'account.resetPassword': LETTER,
  'account.verifyEmail': LETTER,
  'users.resendVerification': MAILS,
  'users.setSuperadmin': 'cut off in the middle, it would leave a superadmin behind',
  'transfer.confirm': 'it needs a person of the version before',
  'notifications.sendMail': MAILS,
  'applications.saveProperties': EVERYWHERE,
  'defaultConfigs.create': EVERYWHERE,
  'defaultConfigs.update': EVERYWHERE,
  'proxy.restart': EVERYWHERE,
};

/** Why a call was not tried. */
export function whyNot({ name, area }: DescribedCall, wrote: boolean): string {
  if (NEVER[name]) return NEVER[name];
  if (area === 'subscriptions') return CHARGES;
  return wrote ? 'what it needs could not be made' : 'it changes something: --write tries it';
}

/** Makes, changes and removes records, and says which of them may still be there. */
export async function writes(
  asked: CallOutcomes,
  known: KnownRecords,
  isAsked: (call: DescribedCall) => boolean,
): Promise<string[]> {
  const making = new Making(asked, name => describedCalls.find(call => call.name === name && isAsked(call)));
  try {
    await crudWrites(making);
    const people = await peopleWrites(making);
    const catalogue = await catalogueWrites(making);
    await applicationWrites(making, known, { ...people, ...catalogue });
  } finally {
    await making.cleanUp();
  }
  return making.left;
}
