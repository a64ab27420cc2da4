import InfoIcon from '@mui/icons-material/InfoOutlined';
import RefreshIcon from '@mui/icons-material/RefreshOutlined';
import type { JsonDocument } from '../../../../editors/json/document.ts';
import { count, formatTime } from '../../../../ui/formats.ts';
import { TextButton } from '../../../../ui/TextButton.tsx';
import { useText } from '../../../../ui/useText.ts';
import { shortOf, type DocumentFacts, type ServiceFact } from '../../rules/facts.ts';
import styles from './services.module.css';
import type { useLiveCheck } from './useLiveCheck.ts';

/** So many services are named. */
const NAMED = 5;

interface Props {
  document: JsonDocument;
  live: ReturnType<typeof useLiveCheck>;
}

/** Checks a document against what its services have, and says of which nothing is known: that is no problem of the document. */
export function LiveCheck({ document, live: { facts, asking, pending, check } }: Props) {
  const t = useText();
  return (
    <>
      <span role="status" className="secondary numbers">
        {asking
          ? t('configs.live.asking', { ...asking })
          : facts
            ? t(facts.said.size ? 'configs.live.asked' : 'configs.live.none', {
                smart_count: facts.said.size,
                time: formatTime(new Date(facts.at)),
              })
            : null}
      </span>
      <TextButton small pending={pending} onClick={() => void check(document)}>
        <RefreshIcon />
        {t('configs.live.check')}
      </TextButton>
      {facts ? (
        <>
          <Unknown facts={facts} state="silent" />
          <Unknown facts={facts} state="closed" />
        </>
      ) : null}
    </>
  );
}

function Unknown({
  facts,
  state,
}: {
  facts: DocumentFacts;
  state: ServiceFact['state'] & ('silent' | 'closed');
}) {
  const t = useText();
  const all = [...facts.said].flatMap(([url, fact]) => (fact.state === state ? [url] : []));
  if (!all.length) return null;
  const names = all.slice(0, NAMED).map(shortOf);
  return (
    <p className={`hint ${styles.unknown}`}>
      <InfoIcon />
      <span>
        {t(`configs.live.${state}`, { smart_count: all.length })}{' '}
        <span className="mono">{names.join(', ')}</span>
        {all.length > NAMED ? ` ${t('shell.more', { count: count(all.length - NAMED) })}` : null}
      </span>
    </p>
  );
}
