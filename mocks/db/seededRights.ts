import { seededUserId } from './demoAccounts.ts';
import { APPLICATION_NAMES, PROTECTED, ROLES } from './demoNames.ts';
import { foldForIndex } from './folding.ts';
import { seededId } from './ids.ts';
import { applicationId, roleId } from './seededIds.ts';
import type { protectedLayersTable } from './tables/protectedLayers.ts';
import type { roleAssignmentsTable } from './tables/roleAssignments.ts';

type Assignment = typeof roleAssignmentsTable.$inferInsert;
const GRACE = seededUserId(2);
const WALTER = seededUserId(3);
const TOMAS = seededUserId(5);
const NOA = seededUserId(13);
const ROBIN = seededUserId(14);
const CAROL = seededUserId(37);
const BRANDON = seededUserId(39);
const MANY = 500;
/** The application with more protected layers than a selector shows at once. */
const LAYERED = 8;
const LAYERED_GROUPS = 40;

/** Users with fixed rather than random assignments: none, one, very many. */
const one: Assignment = { userId: WALTER, applicationId: applicationId(0), roleId: roleId(0) };
const many: Assignment[] = APPLICATION_NAMES.flatMap((_, app) =>
  ROLES.slice(1, -1).map((_, n) => ({
    userId: CAROL,
    applicationId: applicationId(app),
    roleId: roleId(n + 1),
  })),
).slice(0, MANY);
const arranged = new Set([TOMAS, WALTER, CAROL]);

/** Replaces random assignments by the fixed ones. One of them has no application. */
export const withDemoAssignments = (assignments: Assignment[]): Assignment[] => [
  ...assignments.filter(({ userId }) => !arranged.has(userId)),
  one,
  ...many,
  { userId: BRANDON, applicationId: null, roleId: roleId(5) },
];

/** Protected layers of every application, and the users who may see them. */
export function seededLayers() {
  const layers: (typeof protectedLayersTable.$inferInsert)[] = [];
  APPLICATION_NAMES.forEach((_, app) => {
    for (let i = 0; i < (app === LAYERED ? LAYERED_GROUPS : 4); i++) {
      const [group, names] = PROTECTED[(app + i) % PROTECTED.length]!;
      const groupName = i < PROTECTED.length ? group : `${group} ${2000 + Math.floor(i / PROTECTED.length)}`;
      const layerNames = names.map((layerName, n) => ({ layerName, layerIndex: n + 1 }));
      layers.push({
        id: seededId(9, layers.length),
        applicationId: applicationId(app),
        groupName,
        groupNameKey: foldForIndex(groupName),
        groupIndex: i + 1,
        layerNames,
      });
    }
  });
  const of = (userId: string, app: number, indexes: number[]) =>
    indexes.map(n => ({
      userId,
      layerId: layers.filter(layer => layer.applicationId === applicationId(app))[n]!.id,
    }));
  const all = layers.map(({ id }) => ({ userId: CAROL, layerId: id }));
  return {
    layers,
    users: [...of(GRACE, 0, [0, 1]), ...of(GRACE, 1, [2]), ...of(NOA, 2, [0]), ...of(ROBIN, 0, [3]), ...all],
  };
}
