type Color = [red: number, green: number, blue: number, opacity: number];

const line = (color: Color, width = 3, style = 'esriSLSSolid') => ({ type: 'esriSLS', style, color, width });
const fill = (color: Color, outline = line([90, 90, 90, 255], 1), style = 'esriSFSSolid') => ({
  type: 'esriSFS',
  style,
  color,
  outline,
});
const marker = (color: Color, size = 15, style = 'esriSMSCircle') => ({
  type: 'esriSMS',
  style,
  color,
  size,
  angle: 0,
  xoffset: 0,
  yoffset: 0,
  outline: line([255, 255, 255, 255], 1),
});
const simple = (symbol: object, label = '') => ({ type: 'simple', label, symbol });
const byValue = (
  field1: string,
  defaultSymbol: object,
  ...values: [value: string, label: string, symbol: object][]
) => ({
  type: 'uniqueValue',
  field1,
  defaultSymbol,
  uniqueValueInfos: values.map(([value, label, symbol]) => ({ value, label, symbol })),
});

const BLUE: Color = [17, 138, 225, 255];
const RED: Color = [211, 47, 47, 255];
const GREY: Color = [120, 120, 120, 255];

const NAME = { name: 'NAME', alias: 'Name' };
const NUMBER = { name: 'PARCEL_ID', alias: 'Parcel Number' };
const UPDATED = { name: 'UPDATED', alias: 'Last Update' };
const AREA = { name: 'SHAPE_Area', alias: 'Area' };
const LENGTH = { name: 'SHAPE_Length', alias: 'Length' };
const HIDDEN = ['OBJECTID', 'SHAPE_Area', 'SHAPE_Length'];

const search = (
  name: string,
  label: string,
  operator: '=' | 'LIKE' | 'IN',
  { mask = '', quick = false } = {},
) => ({ name, label, mask, operator, isOnlyForQuickSearch: quick });
const byNumber = search('PARCEL_ID', 'Parcel Number', '=', { mask: '99-99-99-999-999' });
const byName = (label: string) => search('NAME', label, 'LIKE');

const action = (label: string, type: string, icon: string, extraFields: Record<string, string> = {}) => ({
  label,
  type,
  icon,
  token: '',
  field: '',
  checkfield: '',
  countyCode: '',
  pathType: '',
  ...extraFields,
});
const EDIT = action('Edit', 'EditFeature', 'pencil');
const DELETE = action('Delete', 'DeleteFeature', 'bin');
const ofCounty = { field: 'PARCEL_ID', countyCode: '010' };

const results = (
  name: string,
  fields: object[],
  searchfields: object[],
  actions: object[],
  symbol: object,
  label = name,
) => ({ name, config: { label, name, fields, excludedisplayfields: HIDDEN, searchfields, actions, symbol } });

/** The most common layers come first. */
export const resultsConfigs = [
  results(
    'Parcels',
    [NUMBER, { ...NAME, alias: 'Owner' }, UPDATED, AREA],
    [byNumber, byName('Owner'), search('PARCEL_ID', 'Several Parcels', 'IN', { quick: true })],
    [
      action('Property Card', 'link', 'card', { ...ofCounty, pathType: 'PRC' }),
      action('Photos', 'assets', 'camera', { ...ofCounty, pathType: 'Photo', checkfield: 'UPDATED' }),
      EDIT,
    ],
    simple(fill([17, 138, 225, 51], line(BLUE)), 'Selected parcel'),
  ),
  results(
    'Address Points',
    [NAME, NUMBER, UPDATED],
    [byName('Address'), byNumber],
    [EDIT, DELETE],
    simple(marker(BLUE)),
  ),
  results(
    'Zoning Districts',
    [{ ...NAME, alias: 'District' }, AREA],
    [byName('District')],
    [],
    byValue(
      'NAME',
      fill([200, 200, 200, 128]),
      ['R-1', 'Residential, single family', fill([255, 235, 150, 178])],
      ['C-2', 'Commercial, general', fill([235, 130, 120, 178])],
      [
        'A-1',
        'Agricultural',
        fill([170, 205, 120, 178], line(GREY, 1, 'esriSLSDash'), 'esriSFSBackwardDiagonal'),
      ],
    ),
  ),
  results(
    'Street Centerlines',
    [{ ...NAME, alias: 'Street' }, LENGTH, UPDATED],
    [byName('Street')],
    [EDIT],
    simple(line([230, 120, 30, 255])),
  ),
  results(
    'Flood Hazard',
    [{ ...NAME, alias: 'Zone' }, UPDATED],
    [byName('Zone')],
    [action('Letter of Map Amendment', 'link', 'letter', { ...ofCounty, pathType: 'LOMA' })],
    byValue(
      'NAME',
      fill([60, 120, 200, 90]),
      ['AE', 'One percent a year', fill([40, 90, 190, 140])],
      ['X', 'Outside', fill([160, 200, 240, 60], line(GREY, 0, 'esriSLSNull'))],
    ),
    'Flood Zones',
  ),
  results('Easements', [NAME, LENGTH], [], [], simple(line(RED, 2, 'esriSLSDashDot'))),
  // The service has renamed the second field, and the editor does not support this type of symbol.
  results(
    'Survey Corners',
    [NAME, { name: 'MONUMENT_TYPE', alias: 'Monument' }],
    [byName('Corner')],
    [action('Tie Card', 'link', 'card', { field: 'NAME', pathType: 'TieCard' })],
    {
      type: 'classBreaks',
      field: 'OBJECTID',
      minValue: 0,
      classBreakInfos: [
        { classMaxValue: 500, label: 'Set before 1950', symbol: marker(GREY, 8, 'esriSMSTriangle') },
        { classMaxValue: 5_000, label: 'Set since', symbol: marker(RED, 8, 'esriSMSTriangle') },
      ],
    },
  ),
  results(
    'Hydrants',
    [NAME, UPDATED],
    [byName('Number')],
    [EDIT, DELETE],
    byValue('NAME', marker(RED, 12), ['OUT', 'Out of service', marker([40, 40, 40, 255], 12, 'esriSMSX')]),
  ),
];

const editor = (name: string, ...sections: [header: string, fields: string[]][]) => ({
  name,
  config: { sections: sections.map(([header, fields]) => ({ header, fields })) },
});

/** The forms to edit features, one per layer. */
export const editorConfigs = [
  editor('Parcels', ['Parcel', ['PARCEL_ID', 'NAME']], ['Record', ['UPDATED']]),
  editor('Address Points', ['Address', ['NAME', 'PARCEL_ID']], ['Record', ['UPDATED']]),
  editor('Hydrants', ['Hydrant', ['NAME']], ['Inspection', ['UPDATED', 'PARCEL_ID']]),
];
