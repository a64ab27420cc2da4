/**
 * Colors, type and measures. The CSS custom properties (`--page`, `--action`, ...) and the MUI theme are made
 * from these values. Screens use tokens, never values.
 */
export interface Palette {
  page: string;
  surface: string;
  sunken: string;
  hover: string;
  line: string;
  /** The border of inputs and checkboxes, with a contrast of 3:1 on every background. */
  control: string;
  /** The outline of buttons, whose text identifies them. */
  edge: string;
  text: string;
  text2: string;
  action: string;
  actionHover: string;
  onAction: string;
  brand: string;
  focus: string;
  sel: string;
  selLine: string;
  ok: string;
  okBg: string;
  warn: string;
  warnBg: string;
  err: string;
  errBg: string;
  onErr: string;
  float: string;
  onFloat: string;
  float2: string;
  floatAct: string;
  /** Strings and other values in a document. */
  synText: string;
  synValue: string;
  /** The background of map symbols. Like the map, it is the same in both themes. */
  paper: string;
  paperLine: string;
  onPaper: string;
  skel: string;
  scrim: string;
  shadow: string;
}

const map = { paper: '#F6F4EE', paperLine: 'rgb(10 25 40 / .14)', onPaper: '#16212C' };

export const light: Palette = {
  page: '#F5F7F9',
  surface: '#FFFFFF',
  sunken: '#F5F7F9',
  hover: '#EFF3F6',
  line: '#D8E0E7',
  control: '#7C8B99',
  edge: '#B9C5D0',
  text: '#16212C',
  text2: '#51606E',
  action: '#0B63B0',
  actionHover: '#084F8E',
  onAction: '#FFFFFF',
  brand: '#118AE1',
  focus: '#118AE1',
  sel: '#E8F3FC',
  selLine: '#9CCBF0',
  ok: '#1B7F4B',
  okBg: '#EDF7F1',
  warn: '#8A5A00',
  warnBg: '#FCF3DE',
  err: '#B3261E',
  errBg: '#FCEDEB',
  onErr: '#FFFFFF',
  float: '#16212C',
  onFloat: '#FFFFFF',
  float2: '#B9C7D3',
  floatAct: '#8CCBFA',
  synText: '#1F6F5C',
  synValue: '#7A4BA0',
  ...map,
  skel: '#E3E9EE',
  scrim: 'rgb(8 18 28 / .46)',
  shadow: '0 1px 2px rgb(10 25 40 / .10), 0 8px 24px rgb(10 25 40 / .16)',
};

export const dark: Palette = {
  page: '#0D151D',
  surface: '#141F29',
  sunken: '#0F1922',
  hover: '#1B2833',
  line: '#293846',
  control: '#6E8396',
  edge: '#3B4E61',
  text: '#E6EDF3',
  text2: '#9FB0BF',
  action: '#5CB3F5',
  actionHover: '#86C8F9',
  onAction: '#08131C',
  brand: '#118AE1',
  focus: '#118AE1',
  sel: '#15304A',
  selLine: '#2A5E8C',
  ok: '#5BC48C',
  okBg: '#12301F',
  warn: '#E5B252',
  warnBg: '#332711',
  err: '#F2857C',
  errBg: '#3A1B19',
  onErr: '#240806',
  float: '#22313F',
  onFloat: '#F1F6FA',
  float2: '#B4C3D0',
  floatAct: '#86C8F9',
  synText: '#7FCDB4',
  synValue: '#C7AAE8',
  ...map,
  skel: '#22303C',
  scrim: 'rgb(2 6 10 / .66)',
  shadow: '0 1px 2px rgb(0 0 0 / .5), 0 12px 32px rgb(0 0 0 / .55)',
};

export const type = {
  font: '"Inter Variable", "Inter Fallback", system-ui, sans-serif',
  mono: 'ui-monospace, "SF Mono", "Cascadia Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace',
};

/** The duration of transitions in milliseconds. A user who prefers reduced motion sees no transitions. */
export const MOTION_MS = 120;

/** Pixels. */
export const measure = {
  gutter: 24,
  gutterNarrow: 16,
  radius: 6,
  controlHeight: 36,
  rowHeight: 40,
  rowHeightCompact: 32,
  barHeight: 48,
};

/**
 * Widths in pixels. Below `bar` the top bar and the bulk bar fold; below `narrow` tables become lists, below
 * `slim` those within a page; below `wide` details use one column; below `banners` success banners move to
 * the bottom left.
 */
export const breakpoints = { bar: 1000, narrow: 760, slim: 640, wide: 1200, banners: 1440 };

const kebab = (name: string) =>
  name.replace(/[A-Z0-9]/g, character => (/\d/.test(character) ? character : `-${character.toLowerCase()}`));
/** Draws a stroke of 12 by 12 pixels in a data URL, because CSS cannot color an image. */
const svgUrl = (path: string, colour: string) =>
  `url("data:image/svg+xml,${encodeURIComponent(`<svg xmlns='http://www.w3.org/2000/svg' width='12' height='12' fill='none' stroke='${colour}' stroke-width='1.5' stroke-linecap='round' stroke-linejoin='round'><path d='${path}'/></svg>`)}")`;
/** The arrow of a select, and the button that clears a search. */
const chevron = (colour: string) => svgUrl('m3 4.5 3 3 3-3', colour);
const cross = (colour: string) => svgUrl('m3 3 6 6m0-6-6 6', colour);
const properties = (values: Record<string, string | number>) =>
  Object.entries(values)
    .map(([name, value]) => `--${kebab(name)}:${typeof value === 'number' ? `${value}px` : value}`)
    .join(';');

/**
 * Returns all tokens as one style sheet for the build. `data-theme` on the root element selects light or
 * dark.
 */
export const tokensCss =
  () => `:root{color-scheme:light;${properties({ ...light, ...type, ...measure, chevron: chevron(light.text2), cross: cross(light.text2) })}}
:root[data-theme=dark]{color-scheme:dark;${properties({ ...dark, chevron: chevron(dark.text2), cross: cross(dark.text2) })}}`;
