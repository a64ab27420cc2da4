import type { Names } from './stored.ts';

/** What the documents that an application's may start from are called (spec 2 §3). */
export const DEFAULT_NAMES: Names = { app: 'appDefaultConfig', results: 'defaultResultsLayerConfigs', editor: 'defaultEditorConfigs' };
