import TreeIcon from '@mui/icons-material/AccountTreeOutlined';
import { useCallback } from 'react';
import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx';
import { useText, type PlaceholdersOf } from '../../ui/useText.ts';
import { quote } from '../Sentence.tsx';
import type { DocumentEditorProps, DocumentKind } from '../text/documentEditor.ts';
import { Editor } from '../text/Editor.tsx';
import { isLookalike } from '../text/lookalikes.ts';
import { lookalikeText } from '../text/lookalikeText.ts';
import type { DocumentProblem } from '../text/problem.ts';
import { openXmlDocument, type XmlDocument } from './document.ts';
import { xmlFormat } from './format.ts';
import type { XmlMistake } from './node.ts';

/** Examples of escaped characters for the messages. */
const EXAMPLES = { less: '&lt;', ampersand: '&amp;', number: '&#160;', greater: '&gt;' };

type Key = 'editors.mistake.open' | `editors.xml.mistake.${Exclude<XmlMistake, 'open'>}`;

/** Returns a function that describes a mistake. `lineOf` returns the line of an offset. */
function useXmlProblemSentence() {
  const t = useText();
  return useCallback(
    ({ kind, about }: DocumentProblem, lineOf: (at: number) => number): string => {
      if (isLookalike(kind)) return lookalikeText(t, kind, about, 'XML');
      const interpolation = Object.fromEntries(
        Object.entries({ ...EXAMPLES, ...about }).map(([name, value]) => [name, quote(value)]),
      ) as PlaceholdersOf<Key>;
      const key: Key =
        kind === 'open'
          ? 'editors.mistake.open'
          : `editors.xml.mistake.${kind as Exclude<XmlMistake, 'open'>}`;
      return t(key, {
        ...interpolation,
        ...(kind === 'mismatch' && { line: lineOf(Number(about.at)) }),
      });
    },
    [t],
  );
}

const Structured = lazyComponent(() => import('./Structured.tsx'), ['children', 'editors']);
const select = {
  form: (props: Parameters<typeof Structured>[0]) => <Structured {...props} />,
  preloadProps: Structured.preloadProps,
};

/** Edits an XML document as elements, as text, and beside another version. */
export default function XmlEditor(props: DocumentEditorProps<XmlDocument>) {
  const t = useText();
  const kind: DocumentKind<XmlDocument> = {
    format: xmlFormat,
    open: openXmlDocument,
    focusOffset: (xmlDocument, at) => xmlDocument.sought.set(at),
    raw: t('editors.xml.raw'),
    select: { label: t('editors.xml.structured'), Icon: TreeIcon },
    sentence: useXmlProblemSentence(),
  };
  return <Editor {...props} kind={kind} select={select} />;
}
