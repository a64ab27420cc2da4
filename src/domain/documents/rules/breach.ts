/** What a config may break, each with its severity: an error does not work, a warning may not be what is meant. */
export const BREACHES = {
  // Its shape.
  type: 'err',
  missing: 'err',
  sameId: 'err',
  repeated: 'warn',
  unknown: 'err',
  least: 'err',
  range: 'warn',
  larger: 'err',
  // The rules of ArcGIS.
  unknownType: 'warn',
  colour: 'err',
  nothingDrawn: 'warn',
  parts: 'warn',
  notInGroups: 'warn',
  otherInGroups: 'warn',
  scales: 'err',
  geometry: 'err',
  url: 'err',
  address: 'warn',
  token: 'warn',
  layerNumber: 'warn',
  // What its services and the application say.
  noService: 'err',
  noLayer: 'err',
  noField: 'err',
  noHidden: 'warn',
  noOwnLayer: 'warn',
  slow: 'warn',
  servedMin: 'warn',
  servedMax: 'warn',
} as const;
export type Breach = keyof typeof BREACHES;
