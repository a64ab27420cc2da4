import { createContext, useContext } from 'react';
import type { RaRecord } from 'react-admin';
import type { Column } from './columns.ts';

/** Where in a list a record is edited. */
export interface EditedPlace {
  record: RaRecord;
  name: string;
  /** Those of its row; missing in a card and in a narrow list. */
  columns?: Column[];
}

export const EditedPlaceContext = createContext<EditedPlace | undefined>(undefined);

/** Missing where the record is edited on its own page. */
export const useEditedPlace = () => useContext(EditedPlaceContext);
