import { useState, type ComponentType, type ErrorInfo, type ReactNode } from 'react';
import type { CoreAdminProps } from 'react-admin';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router-dom';
import { withBase } from '../../ui/base.ts';
import { forgetLoadError, LoadError } from '../../ui/lazy/LoadBoundary.tsx';
import { paths } from '../../ui/paths.ts';
import { State } from '../../ui/State.tsx';
import { TextButton } from '../../ui/TextButton.tsx';
import { useText } from '../../ui/useText.ts';

export type ErrorPageProps =
  NonNullable<CoreAdminProps['error']> extends ComponentType<infer Props> ? Props : never;

/** Replaces a page that failed to render. */
function ErrorPage({ error, resetErrorBoundary }: ErrorPageProps) {
  const t = useText();
  const isLoadError = error instanceof LoadError;
  return (
    <State
      kind="error"
      heading="h1"
      title={t('shell.broken.title')}
      text={t(isLoadError ? 'failure.code' : 'shell.broken.text')}
    >
      {/* Without a connection, the document itself could not be reloaded either. */}
      <TextButton
        onClick={() => (isLoadError && !navigator.onLine ? resetErrorBoundary(undefined) : location.reload())}
      >
        {t('failure.retry')}
      </TextButton>
      <a className="button quiet" href={withBase(paths.home)}>
        {t('shell.broken.home')}
      </a>
    </State>
  );
}

interface Props {
  error?: ComponentType<ErrorPageProps> | undefined;
  children: ReactNode;
}

/** Renders `error` in place of a page that failed to render, until the URL changes. */
export function PageErrorBoundary({ error: ErrorComponent = ErrorPage, children }: Props) {
  const { key } = useLocation();
  const [errorInfo, setErrorInfo] = useState<ErrorInfo>();
  return (
    <ErrorBoundary
      resetKeys={[key]}
      onError={(error, info) => {
        forgetLoadError(error);
        setErrorInfo(info);
      }}
      fallbackRender={({ error, resetErrorBoundary }) => (
        <ErrorComponent
          error={error as Error}
          resetErrorBoundary={resetErrorBoundary}
          {...(errorInfo && { errorInfo })}
        />
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
