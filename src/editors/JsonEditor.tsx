import { lazyComponent } from '../ui/lazy/lazyComponent.tsx';
import { Waiting } from './Waiting.tsx';

/** The editor of a JSON document (see its Props); it loads when it is first drawn, or at `JsonEditor.preload()`. */
export const JsonEditor = lazyComponent(() => import('./json/Editor.tsx'), ['editors'], Waiting);
