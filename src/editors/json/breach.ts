/** What a document may break of its rules (src/editors/rules): what does not work, and what works but perhaps not as it is meant. */
const BREACHES = {
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

/** How bad it is; undefined where something is no breach. */
export const breachIs = (kind: string) =>
  Object.hasOwn(BREACHES, kind) ? BREACHES[kind as Breach] : undefined;
export const isBreach = (kind: string): kind is Breach => breachIs(kind) !== undefined;
