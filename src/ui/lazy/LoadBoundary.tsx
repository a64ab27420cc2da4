import { createContext, createElement, useContext, type ComponentType, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';

/** Thrown while rendering a component whose code, texts or style sheets failed to load. */
export class LoadError extends Error {
  override readonly name = 'LoadError';
  /** Makes the next render load the component again. */
  readonly forget: () => void;
  constructor(cause: unknown, forget: () => void) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.forget = forget;
  }
}

/**
 * The `onError` of error boundaries. It runs after the boundary has rendered, because React first renders a
 * failed component again, and would wait forever if that loaded it again.
 */
export const forgetLoadError = (error: unknown) => {
  if (error instanceof LoadError) error.forget();
};

export interface LoadFailureProps {
  retry(): void;
  /** Closes a component that floats over the page. */
  onClose?: (() => void) | undefined;
}

/** Replaces a component that failed to load. Without it, the page shows the failure. */
export const LoadFailureContext = createContext<ComponentType<LoadFailureProps> | undefined>(undefined);

interface Props {
  onClose?: (() => void) | undefined;
  children: ReactNode;
}

/** Keeps the page usable if a component in it fails to load. */
export const LoadBoundary = ({ onClose, children }: Props) => (
  <ErrorBoundary
    onError={forgetLoadError}
    fallbackRender={({ error, resetErrorBoundary }) => (
      <Failed error={error} retry={resetErrorBoundary} onClose={onClose} />
    )}
  >
    {children}
  </ErrorBoundary>
);

function Failed({ error, ...props }: LoadFailureProps & { error: unknown }) {
  const LoadFailure = useContext(LoadFailureContext);
  if (!LoadFailure || !(error instanceof LoadError)) throw error;
  return createElement(LoadFailure, props);
}
