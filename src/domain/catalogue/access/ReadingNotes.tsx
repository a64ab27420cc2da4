import RefreshIcon from '@mui/icons-material/RefreshOutlined';
import WarningAmberIcon from '@mui/icons-material/WarningAmberOutlined';
import { FailureMessage } from '../../../ui/failure/FailureMessage.tsx';
import { useRetry } from '../../../ui/failure/useRetry.ts';
import { OddRows } from '../../../ui/OddRows.tsx';
import { TextButton } from '../../../ui/TextButton.tsx';
import { useText } from '../../../ui/useText.ts';
import styles from './Reading.module.css';
import type { Reading } from './useReading.ts';

/** Says what could not be read, and that it is missing in what is shown. */
export function ReadingNotes({ reading: { missing, odd } }: { reading: Reading }) {
  const t = useText();
  const again = useRetry();
  return (
    <>
      {missing.map(({ what, error }) => (
        <div key={what} className={`note err ${styles.missing}`} role="alert">
          <WarningAmberIcon />
          <p>
            <strong>{t(`reach.missing.${what}`)}</strong> <FailureMessage error={error} />
          </p>
          <TextButton small onClick={again}>
            <RefreshIcon />
            {t('failure.retry')}
          </TextButton>
        </div>
      ))}
      <OddRows count={odd} />
    </>
  );
}
