import RefreshIcon from '@mui/icons-material/RefreshOutlined';
import { useState } from 'react';
import { useEndpointQuery } from '../../../data/useEndpointQuery.ts';
import { proxy } from '../../../platform/proxy.ts';
import { FailedState } from '../../../ui/failure/FailedState.tsx';
import { TextButton } from '../../../ui/TextButton.tsx';
import { useText } from '../../../ui/useText.ts';
import styles from './proxy.module.css';
import { ProxyFrame } from './ProxyFrame.tsx';

/** Shows the proxy server's own report on request. */
export function ProxyAnswer() {
  const t = useText();
  const [wanted, setWanted] = useState(false);
  const { data, dataUpdatedAt, error, isFetching, refetch } = useEndpointQuery(
    proxy.check,
    {},
    { enabled: wanted, gcTime: 0, refetchOnWindowFocus: false },
  );
  const check = () => {
    if (wanted) void refetch();
    setWanted(true);
  };
  return (
    <section className="panel" aria-labelledby="proxy-answer">
      <div className={`panel-head ${styles.head}`}>
        <h2 id="proxy-answer">{t('proxy.answer.title')}</h2>
        <TextButton small className={styles.atEnd} pending={isFetching} onClick={check}>
          <RefreshIcon />
          {t('proxy.answer.check')}
        </TextButton>
      </div>
      {error ? (
        <FailedState heading="h3" error={error} loadError="error.loadData" retry={refetch} />
      ) : (
        <div className="panel-body" aria-busy={isFetching}>
          {data === undefined ? (
            <p className={`secondary ${styles.nothingYet}`}>{t('proxy.answer.hint')}</p>
          ) : (
            <ProxyFrame key={dataUpdatedAt} text={data} at={dataUpdatedAt} />
          )}
        </div>
      )}
    </section>
  );
}
