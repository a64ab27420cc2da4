import { idOf } from '../client/dialect.ts';
import type { Whole } from './kinds.ts';

/** What a record may hold references in, whichever kind it is. */
type Holding = Partial<Pick<Whole['purposes'], 'toolgroups' | 'rolesAssigned'> & Pick<Whole['toolgroups'], 'tools'>>;

/** A record as it is sent: with ids, whichever way its references came. */
export function asSent<T extends object>(record: T): T {
  const { toolgroups, tools, rolesAssigned } = record as Holding;
  return {
    ...record,
    ...(toolgroups && { toolgroups: toolgroups.map(idOf) }),
    ...(tools && { tools: tools.map(idOf) }),
    ...(rolesAssigned && { rolesAssigned: rolesAssigned.map(({ role, application, ...rest }) => ({ ...rest, role: idOf(role), application: idOf(application) })) }),
  };
}
