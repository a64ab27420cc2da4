import { referenceId } from '../../../data/dialect.ts';
import type { AssignedRole } from '../../../platform/assignedRoles.ts';
import type { RolePurpose } from '../../../platform/roles.ts';
import { getRecordName, type CatalogueKind } from '../kinds.ts';

/** A purpose, toolgroup or tool that carries a role. `applications` are IDs. */
export interface RoleCarrier {
  kind: CatalogueKind;
  id: string;
  name: string;
  applications: string[];
}

type CarrierFields = Record<string, unknown> & {
  _id?: string | undefined;
  rolesAssigned?: AssignedRole[] | undefined;
};

/**
 * Collects the records that carry a role. Purposes come from the role's own call, one row for each
 * application; toolgroups and tools come from their lists.
 */
export function findCarriers(
  roleId: string,
  { purposes, ...lists }: { purposes: RolePurpose[]; toolgroups: CarrierFields[]; tools: CarrierFields[] },
): RoleCarrier[] {
  const all = new Map<string, RoleCarrier>();
  for (const purpose of purposes) {
    const carrier = all.get(purpose._id) ?? {
      kind: 'purposes',
      id: purpose._id,
      name: purpose.purposeName || purpose._id,
      applications: [],
    };
    carrier.applications.push(referenceId(purpose.application));
    all.set(purpose._id, carrier);
  }
  const listed = (['toolgroups', 'tools'] as const).flatMap(kind =>
    lists[kind].flatMap((row): RoleCarrier[] => {
      const applications = (row.rolesAssigned ?? [])
        .filter(({ role }) => referenceId(role) === roleId)
        .map(({ application }) => referenceId(application));
      const id = String(row._id);
      return applications.length ? [{ kind, id, name: getRecordName(kind, row) ?? id, applications }] : [];
    }),
  );
  return [...all.values(), ...listed];
}

/**
 * Returns the records that will newly carry the role `to`, with the applications in which they do. `within`
 * restricts the applications to those that the copy reaches.
 */
export function findNewCarriers(
  from: RoleCarrier[],
  to: RoleCarrier[],
  within?: ReadonlySet<string>,
): RoleCarrier[] {
  const carrierKey = ({ kind, id }: RoleCarrier) => `${kind} ${id}`;
  const carrying = new Map(to.map(carrier => [carrierKey(carrier), carrier.applications]));
  return from.flatMap(carrier => {
    const has = carrying.get(carrierKey(carrier));
    const applications = carrier.applications.filter(
      application => (within?.has(application) ?? true) && !has?.includes(application),
    );
    return applications.length ? [{ ...carrier, applications }] : [];
  });
}
