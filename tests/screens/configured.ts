import { applicationId } from '../../mocks/db/seededIds.ts';
import type { startPlatform } from './platform.ts';

/** All applications with configs, and one without. Reading the others would only take time. */
const LISTED_IDS = [0, 1, 2, 4, 7].map(applicationId);

/** Only these applications exist. */
export async function limitToConfigured(standIn: ReturnType<typeof startPlatform>) {
  const { data } = await (
    await standIn.as('second.superadmin')
  ).ask<{ data: { _id: string }[] }>('GET', '/api/applications?page=1&pageSize=0');
  standIn.fault({
    match: 'GET /api/applications',
    status: 200,
    body: data.filter(({ _id }) => LISTED_IDS.includes(_id)),
  });
}
