import { GEOMETRY_TYPES } from '../../src/platform/layers.ts';
import { USER_TYPES } from '../../src/platform/workOrders.ts';
import { APPLICATION_NAMES } from './demoNames.ts';
import { foldForIndex } from './folding.ts';
import { seededId } from './ids.ts';
import { createRandom } from './random.ts';
import { applicationId } from './seededIds.ts';
import type { fieldAppsTable } from './tables/fieldApps.ts';
import type { layersTable } from './tables/layers.ts';
import type { departmentMembersTable, departmentsTable } from './tables/workOrders.ts';

/** Every user uses this application. */
const USED_BY_ALL = 3;
/** The application whose map has many layers. */
export const LAYERED = 0;
const MANY_LAYERS = 700;
const MANAGED = ['Assessor', 'Building', 'Drainage', 'Highways', 'Parks', 'Water and Sewer'];
/** `service` is a map service of the platform; the one of the contours does not respond. */
const MAP_LAYERS: [name: string, geometry: number, service: string][] = [
  ['Parcels', 2, 'Assessor/Parcels/MapServer'],
  ['Street Centerlines', 1, 'Engineering/Roads/FeatureServer'],
  ['Address Points', 0, 'Engineering/Roads/FeatureServer'],
  ['Zoning Districts', 2, 'Planning/Zoning/MapServer'],
  ['Flood Hazard', 2, 'Hydrology/FloodZones/MapServer'],
  ['Survey Corners', 0, 'Assessor/Parcels/MapServer'],
  ['Easements', 1, 'Assessor/Parcels/MapServer'],
  ['Subdivisions', 2, 'Assessor/Parcels/MapServer'],
  ['Contours', 1, 'Imagery/Oblique/MapServer'],
  ['Hydrants', 0, 'Utilities/Water/MapServer'],
];

/** Layers beyond the usual ones are those of former years. */
function seededLayers() {
  const rows: (typeof layersTable.$inferInsert)[] = [];
  APPLICATION_NAMES.forEach((_, app) => {
    for (let n = 0; n < (app === LAYERED ? MANY_LAYERS : 6 + (app % 5)); n++) {
      const [kind, geometry, service] = MAP_LAYERS[n % MAP_LAYERS.length]!;
      const name = n < MAP_LAYERS.length ? kind : `${kind} ${2026 - Math.floor(n / MAP_LAYERS.length)}`;
      rows.push({
        id: seededId(17, rows.length),
        applicationId: applicationId(app),
        layerId: n,
        name,
        nameKey: foldForIndex(name),
        geometryType: GEOMETRY_TYPES[geometry]!,
        description: n % 3 ? '' : `${name} as the county keeps them`,
        url: `https://gis.maps.example/arcgis/rest/services/${service}/${n}`,
        editable: n % 7 === 0,
      });
    }
  });
  return rows;
}

/** Half of the applications have departments. One department in each of them has no admin. */
function seededDepartments(userIds: string[]) {
  const random = createRandom(41);
  const rows: (typeof departmentsTable.$inferInsert)[] = [];
  const members: (typeof departmentMembersTable.$inferInsert)[] = [];
  APPLICATION_NAMES.forEach((_, app) => {
    if (app % 2) return;
    for (const [n, department] of MANAGED.entries()) {
      const id = seededId(18, rows.length);
      rows.push({
        id,
        applicationId: applicationId(app),
        department,
        departmentKey: foldForIndex(department),
      });
      for (const [at, type] of USER_TYPES.entries()) {
        const many = type === 'admins' && n === 4 ? 0 : [1, 3, 8][at]! + random.below(3);
        for (let i = 0; i < many; i++) members.push({ departmentId: id, userId: random.pick(userIds), type });
      }
    }
  });
  return { departments: rows, members };
}

const fieldLayer = (name: string, min: number, max: number) => ({
  faservicelayerName: name,
  faServiceLayerMinScale: min,
  faServiceLayerMaxScale: max,
  faServiceLayerConfig: '',
});

const seededFieldApps = (userIds: string[], today: number): (typeof fieldAppsTable.$inferInsert)[] =>
  [0, 1, 2].map(app => ({
    id: seededId(19, app),
    applicationId: applicationId(app),
    fieldAppName: ['Field Review', 'Hydrant Inspection', 'Sign Inventory'][app]!,
    readUsers: userIds.slice(20, 26),
    writeUsers: userIds.slice(22, 24),
    services: [
      {
        faServiceTypeID: 'Static',
        faServiceURL: 'https://gis.maps.example/arcgis/rest/services/Assessor/Parcels/MapServer',
        faServiceProxyURL: '',
        faservicelayers: [
          fieldLayer('Parcels', 24_000, 0),
          fieldLayer('Lot Lines', 5_000, 500),
          fieldLayer('Parcel Anno', 2_500, 0),
        ],
      },
      {
        faServiceTypeID: 'Edit',
        faServiceURL: 'https://gis.maps.example/arcgis/rest/services/Engineering/Roads/FeatureServer',
        faServiceProxyURL: 'https://gis.maps.example/proxy',
        faservicelayers: [fieldLayer('Signs', 10_000, 0), fieldLayer('Culverts', 0, 0)],
      },
    ],
    tilePackages: [
      {
        faTPKName: 'Orthophotos 2025',
        faTPKPath: '/tiles/ortho_2025.tpk',
        faTPKSize: 1_482_113_024,
        CreatedOn: today - 86_400 * 140,
      },
      {
        faTPKName: 'Streets',
        faTPKPath: '/tiles/streets.tpk',
        faTPKSize: 96_468_992,
        CreatedOn: today - 86_400 * 20,
      },
    ],
  }));

/** The parts of the seeded applications: users, departments, layers and field apps. */
export function seededParts(userIds: string[], today: number) {
  const used = APPLICATION_NAMES.flatMap((_, app) =>
    userIds
      .filter((_, n) => app === USED_BY_ALL || n % APPLICATION_NAMES.length === app)
      .map(userId => ({ userId, applicationId: applicationId(app) })),
  );
  const overridden = APPLICATION_NAMES.flatMap((_, app) =>
    userIds
      .filter((_, n) => app % 3 !== 2 && n % 19 === app)
      .map(userId => ({ userId, applicationId: applicationId(app) })),
  );
  return {
    used,
    overridden,
    ...seededDepartments(userIds),
    layers: seededLayers(),
    fieldApps: seededFieldApps(userIds, today),
  };
}
