import type { RaRecord } from 'react-admin';
import type { Right } from '../auth/rights.ts';
import type { AnyEndpoint } from '../platform/endpoint.ts';
import type { ListName } from '../platform/lists.ts';
import type { DialogProps } from '../ui/dialog/DialogButton.tsx';
import type { LazyComponent } from '../ui/lazy/lazyComponent.tsx';
import type { TextKey } from '../ui/useText.ts';

export interface Screen {
  path: string;
  page: LazyComponent<object>;
  /** Who may see it, and what is said to whoever may not; without a right, everybody signed in. */
  right?: Right;
  /** Whether this console has it at all. */
  there?(): boolean;
  refusal?: string;
  /** The list whose first page the screen begins with, so that it can be asked for while code still loads. */
  list?: ListName;
  /** The tab that the list is in, what its parameters in the address begin with, and the parameters with one of which something else is there. */
  listIn?: { hash: string; prefix: string; unless: readonly string[] };
  /** A call that everybody may ask and that the screen begins with, in the same way. */
  begins?: AnyEndpoint;
}

/** How a record is made from anywhere: at an address, or in a dialog. */
export type Creation = { label: TextKey } & (
  { to: string; dialog?: undefined } | { dialog: LazyComponent<DialogProps>; to?: undefined }
);

/** What the rest of the console knows of a resource: its screens, each in its own chunk, and how a record is called and made. */
export interface ResourceLabel {
  recordRepresentation?(record: RaRecord): string;
  create?: Creation;
  screens: Screen[];
}
