import FindReplaceIcon from '@mui/icons-material/FindReplaceOutlined';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { useCan } from '../../../auth/AccessProvider.tsx';
import { ConfigEditors } from '../../../domain/documents/configs/ConfigEditors.tsx';
import type { ConfigSource } from '../../../domain/documents/configs/configSource.ts';
import { DEFAULT_PART_NAMES } from '../../../domain/documents/configs/storedParts.ts';
import { defaultConfigs } from '../../../platform/defaultConfigs.ts';
import { replacing } from '../../../ui/paths.ts';
import { useText } from '../../../ui/useText.ts';

/** Edits the default documents (docs/behaviour.md 2 §2). */
export default function DefaultsTab() {
  const t = useText();
  const can = useCan();
  const source = useMemo<ConfigSource>(
    () => ({
      ...defaultConfigs,
      names: DEFAULT_PART_NAMES,
      labels: {
        app: t('configs.ofDefaults.app'),
        results: t('configs.ofDefaults.results'),
        editor: t('configs.ofDefaults.editor'),
      },
      file: 'default',
      draft: 'default configs',
    }),
    [t],
  );
  return (
    <ConfigEditors source={source}>
      {can({ action: 'replace', resource: 'configs' }) ? (
        <Link className="button small" to={replacing}>
          <FindReplaceIcon />
          {t('shell.replace')}
        </Link>
      ) : null}
    </ConfigEditors>
  );
}
