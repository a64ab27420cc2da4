import { describedCalls, type DescribedCall } from '../openapi/calls.ts';
import type { EndpointName } from '../src/platform/index.ts';
import type { CallOutcomes } from './callOutcomes.ts';
import type { KnownRecords } from './knownRecords.ts';
import { WriteRun } from './WriteRun.ts';
import { applicationWrites } from './writes/application.ts';
import { catalogueWrites } from './writes/catalogue.ts';
import { crudWrites } from './writes/crud.ts';
import { peopleWrites } from './writes/people.ts';

const CHARGES_CARD = 'it would charge a card';
const SENDS_EMAIL = 'it would send emails to users';
const PLATFORM_WIDE = 'it would change the whole platform';
const NEEDS_EMAIL = 'it needs a token that is sent by email';

/** Calls that are never sent, with the reason. */
const SKIPPED_CALLS: Partial<Record<EndpointName, string>> = {
  'account.signUp': 'it is like users.create, but sends an email',
  'account.forgotPassword': SENDS_EMAIL,
  'account.resetPassword': NEEDS_EMAIL,
  'account.verifyEmail': NEEDS_EMAIL,
  'users.resendVerification': SENDS_EMAIL,
  'users.setSuperadmin': 'if the run were aborted, a superadmin would remain',
  'transfer.confirm': 'it needs a user of the previous version (V4)',
  'notifications.sendMail': SENDS_EMAIL,
  'applications.saveProperties': PLATFORM_WIDE,
  'defaultConfigs.create': PLATFORM_WIDE,
  'defaultConfigs.update': PLATFORM_WIDE,
  'proxy.restart': PLATFORM_WIDE,
};

/** Why a call was not tried. */
export function skipReason({ name, area }: DescribedCall, wrote: boolean): string {
  if (SKIPPED_CALLS[name]) return SKIPPED_CALLS[name];
  if (area === 'subscriptions') return CHARGES_CARD;
  return wrote ? 'a record that it needs could not be created' : 'it changes data: use --write';
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
