import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { withBase } from '../ui/base.ts';
import { Button } from '../ui/Button.tsx';
import { LoadError } from '../ui/lazy/LoadBoundary.tsx';
import { paths } from '../ui/paths.ts';
import { State } from '../ui/State.tsx';
import { useText } from '../ui/useText.ts';

interface Props {
  error?: unknown;
  resetErrorBoundary(reason: unknown): void;
}

/** Shown where a page could not be drawn, instead of nothing. Leaving the page is enough to get out of it. */
export function Broken({ error, resetErrorBoundary }: Props) {
  const t = useText();
  const { key } = useLocation();
  const isNotLoaded = error instanceof LoadError;
  const brokeAt = useRef(key);
  useEffect(() => {
    if (key !== brokeAt.current) resetErrorBoundary(undefined);
  }, [key, resetErrorBoundary]);
  return (
    <State
      kind="error"
      heading="h1"
      title={t('shell.broken.title')}
      text={t(isNotLoaded ? 'failure.code' : 'shell.broken.text')}
    >
      {/* Without a connection the document itself could not be loaded either. */}
      <Button
        onClick={() => (isNotLoaded && !navigator.onLine ? resetErrorBoundary(undefined) : location.reload())}
      >
        {t('failure.retry')}
      </Button>
      <a className="button quiet" href={withBase(paths.home)}>
        {t('shell.broken.home')}
      </a>
    </State>
  );
}
