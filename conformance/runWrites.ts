import { describedCalls, type DescribedCall } from '../openapi/calls.ts';
import type { EndpointName } from '../src/platform/index.ts';
import type { CallOutcomes } from './callOutcomes.ts';
import type { KnownRecords } from './knownRecords.ts';
import { WriteRun } from './WriteRun.ts';
import { applicationWrites } from './writes/application.ts';
import { catalogueWrites } from './writes/catalogue.ts';
import { crudWrites } from './writes/crud.ts';
import { peopleWrites } from './writes/people.ts';

const CHARGES = 'it would charge a card';
const MAILS = 'it sends mail to people';
const EVERYWHERE = 'it would change what belongs to the whole platform';
const NEEDS_EMAIL = 'it needs a token that comes by mail';

/** Calls that are never sent, with the reason. */
const NOT_TRIED: Partial<Record<EndpointName, string>> = {
  'account.signUp': 'the same as the creation of a user, but for a mail',
  'account.forgotPassword': MAILS,
  'account.resetPassword': NEEDS_EMAIL,
  'account.verifyEmail': NEEDS_EMAIL,
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
export function skipReason({ name, area }: DescribedCall, wrote: boolean): string {
  if (NOT_TRIED[name]) return NOT_TRIED[name];
  if (area === 'subscriptions') return CHARGES;
  return wrote ? 'what it needs could not be made' : 'it changes something: --write tries it';
}

/** Creates, changes and removes records, and returns descriptions of those that may remain. */
export async function runWrites(
  outcomes: CallOutcomes,
  known: KnownRecords,
  isIncluded: (call: DescribedCall) => boolean,
): Promise<string[]> {
  const writeRun = new WriteRun(outcomes, name =>
    describedCalls.find(call => call.name === name && isIncluded(call)),
  );
  try {
    await crudWrites(writeRun);
    const people = await peopleWrites(writeRun);
    const catalogue = await catalogueWrites(writeRun);
    await applicationWrites(writeRun, known, { ...people, ...catalogue });
  } finally {
    await writeRun.cleanUp();
  }
  return writeRun.leftovers;
}
