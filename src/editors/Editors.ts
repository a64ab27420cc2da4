import { lazyComponent } from '../ui/lazy/lazyComponent.tsx';
import { Waiting } from './Waiting.tsx';

/** The editor of a JSON document (see its Props); it loads when it is first drawn, or at `JsonEditor.preload()`. */
export const JsonEditor = lazyComponent(() => import('./json/JsonEditor.tsx'), ['editors'], Waiting);

/** The editor of an XML document (see its Props); it loads when it is first drawn, or at `XmlEditor.preload()`. */
export const XmlEditor = lazyComponent(() => import('./xml/Editor.tsx'), ['editors'], Waiting);
