import type { RaRecord } from 'react-admin';
import { useGetOne } from 'react-admin';
import { asId } from '../client/dialect.ts';
import type { ConsoleDataProvider } from '../dataProvider/dataProvider.ts';
import { applications, type WholeApplication } from '../platform/applications.ts';

export type ApplicationRecord = WholeApplication & RaRecord & { id: string; _id: string };

/** What an application is called in a sentence. */
export const called = ({ applicationName, applicationId, _id }: ApplicationRecord) => String(applicationName || applicationId || _id);

/** How an application is read: its plans whole (spec 2 §7). */
const meta = { query: { expand: 'subscriptionPlans' } };

/** An application with everything that belongs to it. */
export const useApplication = (id: string) => useGetOne<ApplicationRecord>('applications', { id, meta }, { enabled: id !== '', meta: { shows: applications.info.shows, ids: [id] } });

const ids = (refs: unknown) => (Array.isArray(refs) ? refs.map(asId) : undefined);

/** An application as it is sent: what belongs to it by id. */
export function asSent<A extends Partial<WholeApplication>>(application: A): A {
  const belonging = { tools: ids(application.tools), roles: ids(application.roles), adminUsers: ids(application.adminUsers), subscriptionPlans: ids(application.subscriptionPlans) };
  return { ...application, ...Object.fromEntries(Object.entries(belonging).filter(([, refs]) => refs)) };
}

/** Reads an application as it is now, to be sent back whole. */
export const readWhole = async (dataProvider: ConsoleDataProvider, id: string) => asSent((await dataProvider.getOne<ApplicationRecord>('applications', { id, meta })).data);
