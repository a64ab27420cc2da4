import type { ComponentType } from 'react';
import type { SelectProps } from '../../../editors/select/edited.ts';
import type { AnyEndpoint } from '../../../platform/endpoint.ts';
import type { Names, Part } from './stored.ts';

/** Whose configs they are: how all of them are read, first stored, and stored again. All three answer with their text (`verbatim`). */
export interface ConfigSource {
  read: AnyEndpoint;
  create: AnyEndpoint;
  update: AnyEndpoint;
  path?: Record<string, string>;
  names: Names;
  /** What each document is called, and the file that it is downloaded as. */
  labels: Readonly<Record<Part, string>>;
  file: string;
  /** Whose they are, in words. */
  of?: string;
  /** Forms that know more than the documents say. */
  forms?: Readonly<Record<Part, ComponentType<SelectProps>>>;
  /** The application. The names of configs in a list are names of its layers. The defaults belong to no application. */
  appId?: string;
  /** Unsaved texts are kept under this name, followed by the document's. */
  draft: string;
}
