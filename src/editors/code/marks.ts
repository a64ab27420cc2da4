import { RangeSet, StateEffect, StateField, type EditorState, type Range } from '@codemirror/state';
import {
  Decoration,
  EditorView,
  gutter,
  GutterMarker,
  WidgetType,
  type DecorationSet,
} from '@codemirror/view';

/** A problem that is marked in a text, with an optional message at the end of its line. */
export interface CodeMark {
  from: number;
  to: number;
  severity: 'err' | 'warn';
  message?: string;
}
export interface CodeMarks {
  marks: readonly CodeMark[];
  /** The ranges that differ from the reference text. If undefined, the previous ones stay. */
  differing?: readonly { from: number; to: number }[];
}

/** Replaces the marks of a text. They move with edits until the next replacement. */
export const setMarks = StateEffect.define<CodeMarks>();

class MessageWidget extends WidgetType {
  constructor(readonly text: string) {
    super();
  }
  eq(other: MessageWidget) {
    return other.text === this.text;
  }
  toDOM() {
    return Object.assign(document.createElement('span'), { className: 'cm-said', textContent: this.text });
  }
}

const SVG = 'http://www.w3.org/2000/svg';
const drawings = {
  err: 'M8 2.100a5.900 5.900 0 1 0 0 11.800a5.900 5.900 0 1 0 0-11.800ZM8 5v3.500M8 10.800v.1',
  warn: 'M8 2.300 14.300 13H1.700ZM8 6.500v3M8 11.300v.1',
};

class SeverityMarker extends GutterMarker {
  constructor(readonly severity: CodeMark['severity']) {
    super();
    this.elementClass = `cm-severity-${severity}`;
  }
  toDOM() {
    const svg = document.createElementNS(SVG, 'svg');
    for (const [name, value] of Object.entries({
      viewBox: '0 0 16 16',
      width: '13',
      height: '13',
      fill: 'none',
      stroke: 'currentColor',
      'stroke-width': '1.5',
      'aria-hidden': 'true',
    }))
      svg.setAttribute(name, value);
    svg.append(document.createElementNS(SVG, 'path'));
    svg.firstElementChild!.setAttribute('d', drawings[this.severity]);
    return svg;
  }
}
const severityMarkers = { err: new SeverityMarker('err'), warn: new SeverityMarker('warn') };
const lineErr = Decoration.line({ class: 'cm-line-err' });
const ranges = {
  err: Decoration.mark({ class: 'cm-range-err' }),
  warn: Decoration.mark({ class: 'cm-range-warn' }),
};
const differs = Decoration.line({ class: 'cm-differs' });

/** The maximum number of lines that are marked for one differing range. */
const LINES = 500;

interface DrawnMarks {
  text: DecorationSet;
  gutterMarkers: RangeSet<GutterMarker>;
  differing: DecorationSet;
}

function draw(
  { doc }: EditorState,
  { marks: newMarks, differing }: CodeMarks,
  before: DrawnMarks,
): DrawnMarks {
  const clamp = ({ from, to }: { from: number; to: number }) => ({
    from: Math.min(from, doc.length),
    to: Math.min(to, doc.length),
  });
  const text: Range<Decoration>[] = [];
  const markers: Range<GutterMarker>[] = [];
  for (const mark of newMarks) {
    const { from, to } = clamp(mark);
    const line = doc.lineAt(from);
    if (mark.severity === 'err') text.push(lineErr.range(line.from));
    const end = Math.min(to, line.to);
    if (end > from) text.push(ranges[mark.severity].range(from, end));
    if (mark.message)
      text.push(Decoration.widget({ widget: new MessageWidget(mark.message), side: 1 }).range(line.to));
    if (!markers.some(marker => marker.from === line.from))
      markers.push(severityMarkers[mark.severity].range(line.from));
  }
  const lines = new Set<number>();
  for (const range of differing ?? []) {
    const { from, to } = clamp(range);
    const first = doc.lineAt(from).number;
    const last = Math.min(doc.lineAt(Math.max(from, to - 1)).number, first + LINES);
    for (let line = first; line <= last; line += 1) lines.add(line);
  }
  return {
    text: Decoration.set(text, true),
    gutterMarkers: RangeSet.of(markers, true),
    differing: differing
      ? Decoration.set([...lines].sort((a, b) => a - b).map(line => differs.range(doc.line(line).from)))
      : before.differing,
  };
}

const field = StateField.define<DrawnMarks>({
  create: () => ({ text: Decoration.none, gutterMarkers: RangeSet.empty, differing: Decoration.none }),
  update(drawn, transaction) {
    const moved = transaction.docChanged
      ? {
          text: drawn.text.map(transaction.changes),
          gutterMarkers: drawn.gutterMarkers.map(transaction.changes),
          differing: drawn.differing.map(transaction.changes),
        }
      : drawn;
    return transaction.effects.reduce(
      (now, effect) => (effect.is(setMarks) ? draw(transaction.state, effect.value, now) : now),
      moved,
    );
  },
  provide: own => [
    EditorView.decorations.from(own, ({ text }) => text),
    EditorView.decorations.from(own, ({ differing }) => differing),
  ],
});

/** The extension that marks problems in the gutter and in the text, and lines that differ with a bar. */
export const codeMarks = [
  gutter({
    class: 'cm-severities',
    markers: view => view.state.field(field).gutterMarkers,
    initialSpacer: () => severityMarkers.err,
  }),
  field,
];
