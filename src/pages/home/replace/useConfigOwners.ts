import { useMemo } from 'react';
import { useDataProvider } from 'react-admin';
import type { ConsoleDataProvider } from '../../../data/dataProvider.ts';
import { APPLICATION_PART_NAMES, DEFAULT_PART_NAMES } from '../../../domain/documents/configs/storedParts.ts';
import { applicationName } from '../../../domain/people/groupByApplication.ts';
import type { Application } from '../../../platform/applications.ts';
import { configs } from '../../../platform/configs.ts';
import { defaultConfigs } from '../../../platform/defaultConfigs.ts';
import { useText } from '../../../ui/useText.ts';
import { readRecordUrls } from './recordUrls.ts';
import type { ConfigOwner } from './replaceRow.ts';

/** The id of the default configs' row. */
export const DEFAULT_CONFIGS_ID = 'default';

/** Returns the owners of all configs: the defaults, then these applications. */
export function useConfigOwners(applications: readonly Application[]): ConfigOwner[] {
  const t = useText();
  const { call } = useDataProvider<ConsoleDataProvider>();
  return useMemo(
    () => [
      {
        id: DEFAULT_CONFIGS_ID,
        name: t('replace.default'),
        names: DEFAULT_PART_NAMES,
        read: async signal => (await call(defaultConfigs.read, {}, { signal }))?.text ?? null,
        write: async (body, text) => (await call(defaultConfigs.update, { body, before: { text } }))?.text,
      },
      ...applications.map((application): ConfigOwner => {
        const path = { appId: application._id };
        return {
          id: application._id,
          name: applicationName(application) || application._id,
          names: APPLICATION_PART_NAMES,
          read: async signal => (await call(configs.ofApplication, { path }, { signal }))?.text ?? null,
          write: async (body, text) => (await call(configs.update, { path, body, before: { text } }))?.text,
          readRecordUrls: signal => readRecordUrls(call, application._id, signal),
        };
      }),
    ],
    [applications, call, t],
  );
}
