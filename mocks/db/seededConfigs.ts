import { applicationId } from './seededIds.ts';
import { editorConfigs, resultsConfigs } from './seededLayerConfigs.ts';
import type { configsTable } from './tables/configs.ts';
import { ONLY_DEFAULT, type defaultConfigsTable } from './tables/defaultConfigs.ts';
import type { layersTable } from './tables/layers.ts';

type Layer = typeof layersTable.$inferInsert;

/**
 * The applications with configs, and how many of the layer configs each one has. The last one refers to a
 * layer that its service no longer has.
 */
const CONFIGURED: [application: number, results: number, editors: number][] = [
  [0, 8, 3],
  [1, 6, 2],
  [4, 5, 2],
  [7, 7, 3],
];
const BEHIND = 7;

const IMAGERY = {
  id: 'Aerial Imagery',
  title: 'Aerial Imagery',
  layerType: 'ArcGISTiledMapServiceLayer',
  url: 'https://tiles.maps.example/arcgis/rest/services/Aerial/MapServer',
  visibility: false,
  opacity: 1,
};
const BOUNDARY = {
  id: 'Boundary',
  title: 'Boundary',
  layerType: 'ArcGISFeatureLayer',
  url: 'https://gis.maps.example/arcgis/rest/services/Assessor/Parcels/MapServer/3',
  visibility: true,
  opacity: 0.7,
};
const dataLayers = (layers: object[]) => ({
  id: 'Data Layers',
  title: 'Data Layers',
  layerType: 'GroupLayer',
  visibility: true,
  layers,
});

const dataLayer = ({ layerId, name, url }: Layer) => ({
  id: layerId,
  title: name,
  layerType: 'ArcGISFeatureLayer',
  url,
  visibility: layerId === 0,
  opacity: 1,
  minScale: layerId === 0 ? 0 : 36_000,
  maxScale: 0,
  popupInfo: { title: `${name} {NAME}` },
});
/** The service lost this layer when it was republished. */
const LEFT_BEHIND = {
  ...BOUNDARY,
  id: 'Tax Districts',
  title: 'Tax Districts',
  url: 'https://gis.maps.example/arcgis/rest/services/Planning/Zoning/MapServer/9',
};

const appConfig = (operationalLayers: object[], x = -9_590_000, y = 4_810_000) => ({
  theme: { name: 'Assessor', accent: '#118ae1' },
  map: {
    id: 'map',
    basemap: 'streets',
    extent: {
      xmin: x,
      ymin: y,
      xmax: x + 42_000,
      ymax: y + 31_000,
      spatialReference: { wkid: 102100, latestWkid: 3857 },
    },
    minZoom: 9,
    maxZoom: 20,
    operationalLayers,
  },
  search: {
    placeholder: 'Owner, address or parcel number',
    minimum: 3,
    layers: ['Parcels', 'Address Points'],
  },
  widgets: [
    {
      name: 'Layer List',
      uri: 'widgets/LayerList/Widget',
      position: { left: 60, top: 80 },
      openAtStart: false,
    },
    {
      name: 'Measure',
      uri: 'widgets/Measure/Widget',
      config: { units: ['feet', 'meters', 'acres'], decimals: 2 },
    },
    { name: 'Results', uri: 'widgets/Results/Widget', config: { pageSize: 25, exports: ['CSV', 'PDF'] } },
  ],
});

export const seededConfigs = (layers: Layer[]): (typeof configsTable.$inferInsert)[] =>
  CONFIGURED.map(([app, results, editors]) => {
    const own = layers.filter(layer => layer.applicationId === applicationId(app)).map(dataLayer);
    const operationalLayers = [IMAGERY, BOUNDARY, ...(app === BEHIND ? [LEFT_BEHIND] : []), dataLayers(own)];
    return {
      applicationId: applicationId(app),
      documents: JSON.stringify({
        appConfig: appConfig(operationalLayers, -9_590_000 + app * 50_000),
        resultsLayerConfigs: resultsConfigs.slice(0, results),
        editorConfigs: editorConfigs.slice(0, editors),
      }),
    };
  });

/** New configs may start from these. */
export const seededDefaultConfigs = (): (typeof defaultConfigsTable.$inferInsert)[] => [
  {
    id: ONLY_DEFAULT,
    documents: JSON.stringify({
      appDefaultConfig: appConfig([IMAGERY, dataLayers([])]),
      defaultResultsLayerConfigs: resultsConfigs.slice(0, 3),
      defaultEditorConfigs: editorConfigs.slice(0, 1),
    }),
  },
];
