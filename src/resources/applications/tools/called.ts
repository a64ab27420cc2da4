import type { ApplicationRecord } from '../../../organization/application.ts';

/** What an application is called in a sentence. */
export const called = ({ applicationName, applicationId, _id }: ApplicationRecord) => applicationName || applicationId || _id;
