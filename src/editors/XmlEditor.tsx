import { part } from '../ui/part.tsx';
import { Waiting } from './Waiting.tsx';

/** The editor of an XML document (see its Props); it loads when it is first drawn, or at `XmlEditor.preload()`. */
export const XmlEditor = part(() => import('./xml/Editor.tsx'), ['editors'], Waiting);
