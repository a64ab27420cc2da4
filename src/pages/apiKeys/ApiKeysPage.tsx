import AddIcon from '@mui/icons-material/AddOutlined';
import type { MouseEvent } from 'react';
import { FailedPanel } from '../../ui/failure/FailedState.tsx';
import { PageHead } from '../../ui/PageHead.tsx';
import { SkippedRows } from '../../ui/SkippedRows.tsx';
import { State } from '../../ui/State.tsx';
import { useText } from '../../ui/useText.ts';
import styles from './apiKeys.module.css';
import { KeyList } from './KeyList.tsx';
import { useApiKeys, useCreateKey } from './useApiKeys.ts';

/** Lists, creates and deletes the user's own API keys (docs/behaviour.md 1 §2). */
export default function ApiKeysPage() {
  const t = useText();
  const { keys, skippedCount, error, refetch } = useApiKeys();
  const { create, pending, freshId } = useCreateKey(keys);
  const createButton = (
    <button
      type="button"
      className="button primary"
      aria-disabled={pending}
      // A double click creates one key, even if the first click has already finished.
      onClick={(event: MouseEvent) => event.detail < 2 && create()}
    >
      <AddIcon />
      {t('apiKeys.new')}
    </button>
  );
  return (
    <>
      <PageHead
        title={t('apiKeys.title')}
        count={keys?.length}
        actions={keys?.length ? createButton : undefined}
      />
      <div className={styles.page}>
        <SkippedRows count={skippedCount} />
        {error && !keys ? (
          <FailedPanel error={error} loadError="apiKeys.loadError" retry={() => void refetch()} />
        ) : keys?.length === 0 ? (
          <div className="panel">
            <State kind="empty" title={t('apiKeys.empty')} text={t('apiKeys.hint')}>
              {createButton}
            </State>
          </div>
        ) : (
          <>
            <p className="secondary">{t('apiKeys.hint')}</p>
            <KeyList keys={keys} freshId={freshId} />
          </>
        )}
      </div>
    </>
  );
}
