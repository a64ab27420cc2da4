import { FailedState } from '../ui/failure/FailedState.tsx';
import type { TextKey } from '../ui/useText.ts';

interface Props {
  error: unknown;
  loadError: TextKey;
  retry(): void;
}

/** A panel in place of rows that could not be read. */
export const NotRead = (props: Props) => (
  <div className="panel">
    <FailedState {...props} />
  </div>
);
