import type { ComponentType } from 'react';
import type { AnyEndpoint } from '../../platform/endpoint.ts';
import type { Names } from './stored.ts';
import type { SelectProps } from '../select/edited.ts';

/** Whose configs they are: how all of them are read, first stored, and stored again. All three answer with their text (`verbatim`). */
export interface ConfigSource {
  read: AnyEndpoint;
  create: AnyEndpoint;
  update: AnyEndpoint;
  path?: Record<string, string>;
  names: Names;
  /** What each document is called, and the file that it is downloaded as. */
  labels: Readonly<Record<'app' | 'results' | 'editor', string>>;
  file: string;
  /** Whose they are, in words. */
  of?: string;
  /** The form of the map's config, where it knows more than the config says. */
  AppForm?: ComponentType<SelectProps>;
  /** Unsaved texts are kept under this name, followed by the document's. */
  draft: string;
}
