import LockIcon from '@mui/icons-material/LockOutlined';
import OpenIcon from '@mui/icons-material/OpenInNewOutlined';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { formatTimeWithSeconds } from '../../../ui/formats.ts';
import { Time } from '../../../ui/Time.tsx';
import { useText } from '../../../ui/useText.ts';
import styles from './proxy.module.css';
import { readProxyPage, sandboxedHtml } from './proxyPage.ts';

/** Shows the proxy server's reply in a sandboxed frame: without scripts, forms, windows or cookies. */
export function ProxyFrame({ text, at }: { text: string; at: number }) {
  const t = useText();
  const page = useMemo(() => readProxyPage(text), [text]);
  const address = page.kind === 'address' ? page.address : undefined;
  const refused = useRefused(address);
  return (
    <div className={styles.answer}>
      <div className={styles.bar}>
        <LockIcon fontSize="small" />
        <span className={address ? 'mono' : undefined}>
          {address?.href ?? (
            <Time seconds={at / 1000}>{t('proxy.answer.at', { time: formatTimeWithSeconds(at) })}</Time>
          )}
        </span>
        {refused ? null : <span className="secondary">{t('proxy.answer.harmless')}</span>}
        {address ? (
          <a className="button small quiet" href={address.href} target="_blank" rel="noopener noreferrer">
            <OpenIcon />
            {t('proxy.answer.open')}
          </a>
        ) : null}
      </div>
      {page.kind === 'words' ? (
        <pre>{page.words}</pre>
      ) : page.kind === 'page' ? (
        <OwnPage html={page.html} />
      ) : refused ? (
        <p className={styles.refused}>{t('proxy.answer.notFramed', { site: page.address.origin })}</p>
      ) : (
        <iframe
          title={t('proxy.answer.frame')}
          sandbox=""
          referrerPolicy="no-referrer"
          src={page.address.href}
        />
      )}
    </div>
  );
}

function OwnPage({ html }: { html: string }) {
  const t = useText();
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    // React would assign a plain string, which the document's Trusted Types policy refuses.
    frame.current!.srcdoc = sandboxedHtml(html);
  }, [html]);
  return <iframe ref={frame} title={t('proxy.answer.frame')} sandbox="" referrerPolicy="no-referrer" />;
}

/** Returns whether the document's policy refused to frame a URL. */
function useRefused(address: URL | undefined) {
  const [refused, setRefused] = useState(false);
  useLayoutEffect(() => {
    const hear = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
      if (effectiveDirective === 'frame-src' && blockedURI && address?.href.startsWith(blockedURI))
        setRefused(true);
    };
    document.addEventListener('securitypolicyviolation', hear);
    return () => document.removeEventListener('securitypolicyviolation', hear);
  }, [address]);
  return refused;
}
