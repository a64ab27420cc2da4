import { useListContext } from 'react-admin';
import { FailedState } from '../../ui/failure/FailedState.tsx';
import { StaleNote } from '../../ui/failure/StaleNote.tsx';
import styles from './list.module.css';
import { useResourceText } from './useResourceText.ts';

/** Shows why the request failed, with a retry button: instead of the rows, or above the stale rows. */
export function ListError() {
  const textOf = useResourceText();
  const { error, data, refetch } = useListContext();
  if (!error) return null;
  const props = { error, loadError: textOf('loadError', 'error.load'), retry: () => void refetch() };
  return data ? (
    <div className={styles.failed}>
      <StaleNote {...props} />
    </div>
  ) : (
    <div className="panel">
      <FailedState {...props} />
    </div>
  );
}
