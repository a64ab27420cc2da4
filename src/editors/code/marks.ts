import { RangeSet, StateEffect, StateField, type EditorState, type Range } from '@codemirror/state';
import {
  Decoration,
  EditorView,
  gutter,
  GutterMarker,
  WidgetType,
  type DecorationSet,
} from '@codemirror/view';

/** Something to be seen at a place of a text, in words where it stands. */
export interface CodeMark {
  from: number;
  to: number;
  severity: 'err' | 'warn';
  said?: string;
}
export interface Marks {
  found: readonly CodeMark[];
  /** Places that differ from what the text is compared with; what is known of them stays while this is undefined. */
  differing?: readonly { from: number; to: number }[];
}

/** Marks a text anew; until the next time the marks move with what is typed. */
export const setMarks = StateEffect.define<Marks>();

class Said extends WidgetType {
  constructor(readonly text: string) {
    super();
  }
  eq(other: Said) {
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

class Sign extends GutterMarker {
  constructor(readonly severity: CodeMark['severity']) {
    super();
    this.elementClass = `cm-sign-${severity}`;
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
const signs = { err: new Sign('err'), warn: new Sign('warn') };
const lineErr = Decoration.line({ class: 'cm-line-err' });
const ranges = {
  err: Decoration.mark({ class: 'cm-range-err' }),
  warn: Decoration.mark({ class: 'cm-range-warn' }),
};
const differs = Decoration.line({ class: 'cm-differs' });

/** So many lines of one differing place are marked. */
const LINES = 500;

interface Drawn {
  text: DecorationSet;
  signs: RangeSet<GutterMarker>;
  differing: DecorationSet;
}

function draw({ doc }: EditorState, { found, differing }: Marks, before: Drawn): Drawn {
  const within = ({ from, to }: { from: number; to: number }) => ({
    from: Math.min(from, doc.length),
    to: Math.min(to, doc.length),
  });
  const text: Range<Decoration>[] = [];
  const signed: Range<GutterMarker>[] = [];
  for (const mark of found) {
    const { from, to } = within(mark);
    const line = doc.lineAt(from);
    if (mark.severity === 'err') text.push(lineErr.range(line.from));
    const end = Math.min(to, line.to);
    if (end > from) text.push(ranges[mark.severity].range(from, end));
    if (mark.said) text.push(Decoration.widget({ widget: new Said(mark.said), side: 1 }).range(line.to));
    if (!signed.some(sign => sign.from === line.from)) signed.push(signs[mark.severity].range(line.from));
  }
  const lines = new Set<number>();
  for (const place of differing ?? []) {
    const { from, to } = within(place);
    const first = doc.lineAt(from).number;
    const last = Math.min(doc.lineAt(Math.max(from, to - 1)).number, first + LINES);
    for (let line = first; line <= last; line += 1) lines.add(line);
  }
  return {
    text: Decoration.set(text, true),
    signs: RangeSet.of(signed, true),
    differing: differing
      ? Decoration.set([...lines].sort((a, b) => a - b).map(line => differs.range(doc.line(line).from)))
      : before.differing,
  };
}

const field = StateField.define<Drawn>({
  create: () => ({ text: Decoration.none, signs: RangeSet.empty, differing: Decoration.none }),
  update(drawn, transaction) {
    const moved = transaction.docChanged
      ? {
          text: drawn.text.map(transaction.changes),
          signs: drawn.signs.map(transaction.changes),
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

/** Signs beside the lines, what is found underlined and said, and a bar at lines that differ. */
export const marks = [
  gutter({
    class: 'cm-signs',
    markers: view => view.state.field(field).signs,
    initialSpacer: () => signs.err,
  }),
  field,
];
