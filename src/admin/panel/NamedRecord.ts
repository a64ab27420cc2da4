import type { RaRecord } from 'react-admin';
import type { Name } from '../../ui/Name.tsx';

/** What the rows of a `GroupedRecords` belong to. */
export interface RecordGroup {
  id: string;
  /** An empty name has no heading. */
  name: Name;
  /** Its page. */
  path?: string | undefined;
}

/** A record of a panel. Its name can be an id, or awaited, so that it is looked up once for the list, not by each row. */
export interface NamedRecord extends RaRecord {
  id: string;
  name: Name;
  group?: RecordGroup | undefined;
}
