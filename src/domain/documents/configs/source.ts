import type { ComponentType } from 'react';
import type { JsonFormProps } from '../../../editors/select/edited.ts';
import type { AnyEndpoint } from '../../../platform/endpoint.ts';
import type { DocumentPart, StoredNames } from './storedParts.ts';

/** Whose configs they are: how all of them are read, first stored, and stored again. All three answer with their text (`verbatim`). */
export interface ConfigSource {
  read: AnyEndpoint;
  create: AnyEndpoint;
  update: AnyEndpoint;
  path?: Record<string, string>;
  names: StoredNames;
  /** What each document is called, and the file that it is downloaded as. */
  labels: Readonly<Record<DocumentPart, string>>;
  file: string;
  /** Whose they are, in words. */
  of?: string;
  /** Forms that know more than the documents say. */
  forms?: Readonly<Record<DocumentPart, ComponentType<JsonFormProps>>>;
  /** The application. The names of configs in a list are names of its layers. The defaults belong to no application. */
  appId?: string;
  /** Unsaved texts are kept under this name, followed by the document's. */
  draft: string;
}
