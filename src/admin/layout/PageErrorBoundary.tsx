import { useState, type ComponentType, type ErrorInfo, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router-dom';
import { forgetLoadError } from '../../ui/lazy/LoadBoundary.tsx';
import { ErrorPage, type ErrorPageProps } from './ErrorPage.tsx';

interface Props {
  error?: ComponentType<ErrorPageProps> | undefined;
  children: ReactNode;
}

/** Renders `error` in the place of a page that failed to render, until the address changes. */
export function PageErrorBoundary({ error: Failed = ErrorPage, children }: Props) {
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
        <Failed
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
