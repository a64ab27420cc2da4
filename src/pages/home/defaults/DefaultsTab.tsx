import { useMemo } from 'react';
import { Configs } from '../../../editors/configs/Configs.tsx';
import { DEFAULT_NAMES } from '../../../editors/configs/defaults.ts';
import type { ConfigSource } from '../../../editors/configs/source.ts';
import { defaultConfigs } from '../../../platform/defaultConfigs.ts';
import { useText } from '../../../ui/useText.ts';

/** The configs that those of an application may start from (spec 2 §2). */
export default function DefaultsTab() {
  const t = useText();
  const source = useMemo<ConfigSource>(
    () => ({
      ...defaultConfigs,
      names: DEFAULT_NAMES,
      labels: { app: t('configs.ofDefaults.app'), results: t('configs.ofDefaults.results'), editor: t('configs.ofDefaults.editor') },
      file: 'default',
      draft: 'default configs',
    }),
    [t],
  );
  return <Configs source={source} />;
}
