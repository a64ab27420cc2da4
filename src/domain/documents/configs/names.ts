import type { Names } from './stored.ts';

/** What the documents of an application are called in what is stored of it (spec 2 §3). */
export const OWN_NAMES: Names = { app: 'appConfig', results: 'resultsLayerConfigs', editor: 'editorConfigs' };

/** What the documents that an application's may start from are called. */
export const DEFAULT_NAMES: Names = {
  app: 'appDefaultConfig',
  results: 'defaultResultsLayerConfigs',
  editor: 'defaultEditorConfigs',
};
