export interface MapServiceLayer {
  id: number;
  name: string;
  geometryType: string | null;
  description: string;
  /** The smallest scale at which the layer is shown; 0 means no limit. */
  minScale: number;
}

/**
 * `secured`: the platform has a sign-in for it; `closed`: that sign-in has no access; `down`: it does not
 * respond.
 */
export interface MapService {
  name: string;
  type: 'MapServer' | 'FeatureServer';
  url: string;
  state: 'open' | 'secured' | 'closed' | 'down';
  layers: MapServiceLayer[];
}

const ROOT = 'https://gis.maps.example/arcgis/rest/services';
const SHAPES = {
  point: 'esriGeometryPoint',
  line: 'esriGeometryPolyline',
  area: 'esriGeometryPolygon',
  table: null,
};

const layersOf = (
  ...lines: [name: string, shape: keyof typeof SHAPES, description?: string, minScale?: number][]
): MapServiceLayer[] =>
  lines.map(([name, shape, description = '', minScale = 0], id) => ({
    id,
    name,
    geometryType: SHAPES[shape],
    description,
    minScale,
  }));

const service = (
  name: string,
  type: MapService['type'],
  layers: MapServiceLayer[],
  state: MapService['state'] = 'open',
): MapService => ({ name, type, url: `${ROOT}/${name}/${type}`, state, layers });

/** A service with many layers: one per year. */
const SALES = Array.from({ length: 120 }, (_, n): [string, 'point'] => [`Sales ${1906 + n}`, 'point']);

export const SERVICES: MapService[] = [
  service(
    'Assessor/Parcels',
    'MapServer',
    layersOf(
      ['Parcels', 'area', 'Boundaries and numbers of the roll'],
      ['Lot Lines', 'line'],
      ['Parcel Anno', 'point'],
      ['Subdivisions', 'area', 'Recorded plats'],
      ['Condominium Units', 'area'],
      ['Owners', 'table'],
    ),
  ),
  service('Assessor/Sales', 'MapServer', layersOf(...SALES)),
  service(
    'Planning/Zoning',
    'MapServer',
    layersOf(
      ['Districts', 'area', 'Zoning districts and overlays'],
      ['Overlays', 'area'],
      ['Variances', 'point'],
    ),
  ),
  service(
    'Engineering/Roads',
    'FeatureServer',
    layersOf(
      ['Street Centerlines', 'line', 'Addressable streets'],
      ['Signs', 'point'],
      ['Culverts', 'point', '', 24_000],
      ['Bridges', 'line'],
    ),
  ),
  service(
    'Hydrology/FloodZones',
    'MapServer',
    layersOf(['Hazard Areas', 'area'], ['Cross Sections', 'line'], ['Letters of Map Amendment', 'point']),
  ),
  service(
    'Utilities/Water',
    'MapServer',
    layersOf(['Water Mains', 'line'], ['Valves', 'point'], ['Hydrants', 'point']),
    'secured',
  ),
  service('Sheriff/Incidents', 'MapServer', layersOf(['Incidents', 'point']), 'closed'),
  service('Imagery/Oblique', 'MapServer', [], 'down'),
];

export const layerColumns = ({ name, geometryType }: MapServiceLayer) => [
  { name: 'OBJECTID', type: 'esriFieldTypeOID', alias: 'OBJECTID' },
  { name: 'NAME', type: 'esriFieldTypeString', alias: `${name} Name`, length: 120 },
  { name: 'PARCEL_ID', type: 'esriFieldTypeString', alias: 'Parcel Number', length: 20 },
  { name: 'UPDATED', type: 'esriFieldTypeDate', alias: 'Last Update', length: 8 },
  ...(geometryType === SHAPES.area
    ? [{ name: 'SHAPE_Area', type: 'esriFieldTypeDouble', alias: 'Area' }]
    : []),
  ...(geometryType === null || geometryType === SHAPES.point
    ? []
    : [{ name: 'SHAPE_Length', type: 'esriFieldTypeDouble', alias: 'Length' }]),
];
