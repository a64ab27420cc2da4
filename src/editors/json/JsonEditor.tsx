import TreeIcon from '@mui/icons-material/AccountTreeOutlined';
import FormIcon from '@mui/icons-material/DynamicFormOutlined';
import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx';
import { useText } from '../../ui/useText.ts';
import type { DocumentEditorProps, DocumentKind } from '../text/documentEditor.ts';
import { Editor } from '../text/Editor.tsx';
import { openJsonDocument, type JsonDocument } from './document.ts';
import { findField, pathAtElement } from './fieldPaths.ts';
import { jsonFormat } from './format.ts';
import type { Rules } from './rules.ts';
import { useProblemSentence } from './useProblemSentence.ts';

const TreeBeside = lazyComponent(() => import('./TreeBeside.tsx'), ['editors']);
const Tree = lazyComponent(() => import('./Tree.tsx'), ['editors']);

/** Edits a JSON document. */
export default function JsonEditor({
  rules,
  ...props
}: Omit<DocumentEditorProps<JsonDocument>, 'rules'> & { rules?: Rules }) {
  const t = useText();
  const sentence = useProblemSentence(rules?.sentence);
  const kind: DocumentKind<JsonDocument> = {
    format: jsonFormat,
    open: openJsonDocument,
    offsetAt: (jsonDocument, path) => jsonDocument.offsetAt(path),
    findField,
    raw: t('editors.view.raw'),
    select: { label: t('editors.view.select'), Icon: FormIcon },
    tree: { label: t('editors.view.tree'), Icon: TreeIcon, preloadProps: Tree.preloadProps, View: Tree },
    beside: { preloadProps: TreeBeside.preloadProps, View: TreeBeside },
    pathAtElement,
    moveCursorTo: (jsonDocument, path) => jsonDocument.moveCursorTo(path),
    sentence,
  };
  return <Editor {...props} kind={kind} {...(rules && { rules })} />;
}
