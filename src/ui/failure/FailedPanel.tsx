import type { TextKey } from '../useText.ts';
import { FailedState } from './FailedState.tsx';

interface Props {
  error: unknown;
  loadError: TextKey;
  retry(): void;
}

/** A panel in place of rows that could not be read. */
export const FailedPanel = (props: Props) => (
  <div className="panel">
    <FailedState {...props} />
  </div>
);
