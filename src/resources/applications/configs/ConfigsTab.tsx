import { useMemo } from 'react';
import { useRecordContext } from '../../../admin/index.ts';
import { EditorForm, ResultsForm } from '../../../domain/documents/configs/configForms.tsx';
import { Configs } from '../../../domain/documents/configs/Configs.tsx';
import type { ConfigSource } from '../../../domain/documents/configs/source.ts';
import { OWN_NAMES } from '../../../domain/documents/configs/stored.ts';
import type { ApplicationRecord } from '../../../domain/organizations/application.ts';
import { configs } from '../../../platform/configs.ts';
import { useText } from '../../../ui/useText.ts';
import { AppSelect } from './AppSelect.tsx';
import { LayerSelect } from './LayerSelect.tsx';

/** The configs of an application: what its map opens with, and what its layers find and edit. */
export default function ConfigsTab() {
  const { _id: appId, applicationId, applicationName } = useRecordContext<ApplicationRecord>()!;
  const t = useText();
  const source = useMemo<ConfigSource>(
    () => ({
      read: configs.ofApplication,
      create: configs.create,
      update: configs.update,
      path: { appId },
      names: OWN_NAMES,
      appId,
      labels: {
        app: t('configs.ofApplication.app'),
        results: t('configs.ofApplication.results'),
        editor: t('configs.ofApplication.editor'),
      },
      file: applicationId || appId,
      ...(applicationName && { of: applicationName }),
      draft: `configs ${appId}`,
      forms: {
        app: props => <AppSelect {...props} appId={appId} />,
        results: props => <LayerSelect {...props} appId={appId} Form={ResultsForm} />,
        editor: props => <LayerSelect {...props} appId={appId} Form={EditorForm} />,
      },
    }),
    [appId, applicationId, applicationName, t],
  );
  return <Configs source={source} enabled={!!appId} />;
}
