/**
 * The rules of configs with the severity of a breach. A config with an error does not work; a warning may be
 * intended.
 */
export const PROBLEM_SEVERITIES = {
  // Structure.
  type: 'err',
  missing: 'err',
  sameId: 'err',
  repeated: 'warn',
  unknown: 'err',
  least: 'err',
  range: 'warn',
  larger: 'err',
  // Rules of ArcGIS.
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
  // Rules that need the replies of services or the layers of the application.
  noService: 'err',
  noLayer: 'err',
  noField: 'err',
  noHidden: 'warn',
  noOwnLayer: 'warn',
  slow: 'warn',
  servedMin: 'warn',
  servedMax: 'warn',
} as const;
export type ConfigProblemKind = keyof typeof PROBLEM_SEVERITIES;
