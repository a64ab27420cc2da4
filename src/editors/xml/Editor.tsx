import TreeIcon from '@mui/icons-material/AccountTreeOutlined';
import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx';
import { useText } from '../../ui/useText.ts';
import type { Kind, Props } from '../text/editing.ts';
import { Editor } from '../text/Editor.tsx';
import { openDocument, type XmlDocument } from './document.ts';
import { xmlFormat } from './format.ts';
import { useSentence } from './useSentence.ts';

const Structured = lazyComponent(() => import('./Structured.tsx'), ['children', 'editors']);
const select = {
  form: (props: Parameters<typeof Structured>[0]) => <Structured {...props} />,
  preloadProps: Structured.preloadProps,
};

/** Edits an XML document as its elements, as its text, and beside another. */
export default function XmlEditor(props: Props<XmlDocument>) {
  const t = useText();
  const kind: Kind<XmlDocument> = {
    format: xmlFormat,
    open: openDocument,
    leadTo: (document, at) => document.sought.set(at),
    raw: t('editors.xml.raw'),
    select: { label: t('editors.xml.structured'), Icon: TreeIcon },
    sentence: useSentence(),
  };
  return <Editor {...props} kind={kind} select={select} />;
}
