import { useDataProvider } from 'react-admin';
import type { ConsoleDataProvider } from '../../../dataProvider/dataProvider.ts';
import { useSaveRecord, type Part } from '../../../forms/useSaveRecord.tsx';
import { readWhole, type ApplicationRecord } from '../../../organization/application.ts';
import { applicationParts } from '../../../platform/applicationParts.ts';
import { useText } from '../../../ui/useText.ts';
import { countyForm } from './countyForm.ts';

const part: Part = {
  of: county => county,
  into: (county, _, to) => ({ ...county, ...to }),
  place: source => source.replace(/^county\./, ''),
};

/** Saves the county of an application by its own call; what others changed of it meanwhile is asked about. */
export function useSaveCounty({ _id, county }: ApplicationRecord) {
  const t = useText();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  return useSaveRecord(countyForm, {
    nameOf: () => t('applicationParts.county.title'),
    saved: 'applicationParts.county.updated',
    // No call takes a first one back: a county needs a code.
    undone: county?.code ? 'applicationParts.county.undone' : undefined,
    error: 'error.update',
    record: { ...county, _id },
    part,
    read: async () => ({ ...(await readWhole(dataProvider, _id)).county }),
    write: async county =>
      (await dataProvider.call(applicationParts.updateCounty, { body: { county, _id } }))?.county ?? {},
  });
}
