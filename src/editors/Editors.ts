import { lazyComponent } from '../ui/lazy/lazyComponent.tsx';
import { EditorPlaceholder } from './EditorPlaceholder.tsx';

/** The editor of a JSON document. Loads when it is first rendered, or by `JsonEditor.preload()`. */
export const JsonEditor = lazyComponent(
  () => import('./json/JsonEditor.tsx'),
  ['editors'],
  EditorPlaceholder,
);

/** The editor of an XML document. Loads when it is first rendered, or by `XmlEditor.preload()`. */
export const XmlEditor = lazyComponent(() => import('./xml/XmlEditor.tsx'), ['editors'], EditorPlaceholder);
