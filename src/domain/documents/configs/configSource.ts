import type { ComponentType } from 'react';
import type { JsonFormProps } from '../../../editors/select/edited.ts';
import type { AnyEndpoint } from '../../../platform/endpoint.ts';
import type { DocumentPart, StoredNames } from './storedParts.ts';

/**
 * The calls that read, create and update all documents of an application, or the default documents. All three
 * return text (`verbatim`).
 */
export interface ConfigSource {
  read: AnyEndpoint;
  create: AnyEndpoint;
  update: AnyEndpoint;
  path?: Record<string, string>;
  names: StoredNames;
  /** The label of each document, and the prefix of its download file. */
  labels: Readonly<Record<DocumentPart, string>>;
  file: string;
  /** The name of the owner, for the review. */
  of?: string;
  /** Forms that need data from outside the document. */
  forms?: Readonly<Record<DocumentPart, ComponentType<JsonFormProps>>>;
  /** The id of the application, whose layers have the names of the configs. The defaults have none. */
  appId?: string;
  /** The prefix of the names under which drafts are stored. */
  draft: string;
}
