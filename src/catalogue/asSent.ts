import { asId } from '../client/dialect.ts';
import type { Whole } from './kinds.ts';

/** What a record may hold references in, whichever kind it is. */
type Holding = Partial<Pick<Whole['purposes'], 'toolgroups' | 'rolesAssigned'> & Pick<Whole['toolgroups'], 'tools'> & Pick<Whole['tools'], 'toolConfigs'>>;

/** A record as it is sent: with ids, whichever way its references came. */
export function asSent<T extends object>(record: T): T {
  const { toolgroups, tools, rolesAssigned, toolConfigs } = record as Holding;
  return {
    ...record,
    ...(toolgroups && { toolgroups: toolgroups.map(asId) }),
    ...(tools && { tools: tools.map(asId) }),
    ...(rolesAssigned && { rolesAssigned: rolesAssigned.map(({ role, application, ...rest }) => ({ ...rest, role: asId(role), application: asId(application) })) }),
    ...(toolConfigs && { toolConfigs: toolConfigs.map(entry => ({ ...entry, applicationId: asId(entry.applicationId) })) }),
  };
}
