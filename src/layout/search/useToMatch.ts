import { useResourceDefinitions, type RaRecord } from 'react-admin';
import { applicationName } from '../../domain/people/groupByApplication.ts';
import type { ResourceName } from '../../platform/resources.ts';
import { USER_ROLES } from '../../platform/users.ts';
import { paths, recordPath } from '../../ui/paths.ts';
import { useText } from '../../ui/useText.ts';
import type { SearchMatch } from './searchMatches.ts';

const hostName = (address: unknown) =>
  typeof address === 'string' ? address.replace(/^https?:\/\//i, '').replace(/\/$/, '') : '';

const isUserRole = (role: unknown): role is (typeof USER_ROLES)[number] =>
  (USER_ROLES as readonly unknown[]).includes(role);

interface Options {
  /** Replaces the usual note of the resource. */
  note?: string | undefined;
  /** Whether the query is the ID of the record. */
  isExact?: boolean;
}

/** Returns a function that makes a match of a record. */
export function useToMatch() {
  const t = useText();
  const definitions = useResourceDefinitions();
  const labelOf = (resource: ResourceName, record: RaRecord) => {
    const represent = definitions[resource]?.recordRepresentation;
    return typeof represent === 'function' ? String(represent(record)) : String(record.id);
  };
  const notes: { [Name in ResourceName]?: (record: RaRecord) => string | undefined } = {
    users: ({ email, role }) =>
      t('search.note.person', {
        email,
        role: isUserRole(role)
          ? t(`resources.users.option.${role}`)
          : String(role ?? t('resources.users.option.user')),
      }),
    roles: role => role.roleDescription,
    applications: application => hostName(application.applicationDomainName) || application.applicationId,
    'subscription-plans': plan => applicationName(plan.application),
  };
  return (resource: ResourceName, record: RaRecord, { note, isExact = false }: Options = {}): SearchMatch => {
    const id = String(record.id);
    const resourceName = (count: number) => t(`resources.${resource}.name`, { smart_count: count });
    return {
      key: `${resource} ${id}`,
      kind: resource,
      group: isExact ? t('search.withId', { kind: resourceName(1) }) : resourceName(2),
      label: labelOf(resource, record),
      note: note ?? notes[resource]?.(record),
      to: recordPath(resource, id) ?? paths.home,
      isExact,
    };
  };
}
