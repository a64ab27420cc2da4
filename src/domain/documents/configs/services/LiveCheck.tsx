import InfoIcon from '@mui/icons-material/InfoOutlined';
import RefreshIcon from '@mui/icons-material/RefreshOutlined';
import type { JsonDocument } from '../../../../editors/json/document.ts';
import { formatCount, formatTime } from '../../../../ui/formats.ts';
import { TextButton } from '../../../../ui/TextButton.tsx';
import { Time } from '../../../../ui/Time.tsx';
import { useText } from '../../../../ui/useText.ts';
import { shortServiceName, type DocumentFacts, type ServiceFact } from '../../rules/facts.ts';
import styles from './services.module.css';
import type { useLiveCheck } from './useLiveCheck.ts';

/** How many services are named in the message. */
const MAX_NAMED = 5;

interface Props {
  document: JsonDocument;
  live: ReturnType<typeof useLiveCheck>;
}

/**
 * Checks a document against its services, and names those that did not respond. A missing response is not a
 * problem of the document.
 */
export function LiveCheck({ document: doc, live: { facts, progress, pending, check } }: Props) {
  const t = useText();
  return (
    <>
      <span role="status" className="secondary numbers">
        {progress ? (
          t('configs.live.asking', { ...progress })
        ) : facts ? (
          <Time seconds={facts.at / 1000}>
            {t(facts.factsByKey.size ? 'configs.live.asked' : 'configs.live.none', {
              smart_count: facts.factsByKey.size,
              time: formatTime(new Date(facts.at)),
            })}
          </Time>
        ) : null}
      </span>
      <TextButton small pending={pending} onClick={() => void check(doc)}>
        <RefreshIcon />
        {t('configs.live.check')}
      </TextButton>
      {facts ? (
        <>
          <UnknownServices facts={facts} state="silent" />
          <UnknownServices facts={facts} state="closed" />
        </>
      ) : null}
    </>
  );
}

function UnknownServices({
  facts,
  state,
}: {
  facts: DocumentFacts;
  state: ServiceFact['state'] & ('silent' | 'closed');
}) {
  const t = useText();
  const all = [...facts.factsByKey].flatMap(([url, fact]) => (fact.state === state ? [url] : []));
  if (!all.length) return null;
  const names = all.slice(0, MAX_NAMED).map(shortServiceName);
  return (
    <p className={`hint ${styles.unknown}`}>
      <InfoIcon />
      <span>
        {t(`configs.live.${state}`, { smart_count: all.length })}{' '}
        <span className="mono">{names.join(', ')}</span>
        {all.length > MAX_NAMED
          ? ` ${t('shell.more', { count: formatCount(all.length - MAX_NAMED) })}`
          : null}
      </span>
    </p>
  );
}
