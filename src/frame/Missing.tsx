import WarningAmberIcon from '@mui/icons-material/WarningAmberOutlined';
import { useEffect } from 'react';
import { useSay } from '../calls/useSay.ts';
import { Button } from '../ui/Button.tsx';
import { forgetFailures } from '../ui/later.tsx';
import type { Missing as Props } from '../ui/PartGuard.tsx';
import { useText } from '../ui/useText.ts';
import styles from './Missing.module.css';

/** A part of the page could not be loaded: said where it would stand; what was to open over the page is closed, and opens when it is pressed again. */
export const Missing = ({ again, close }: Props) =>
  close ? <Closed close={close} /> : <Note again={again} />;

function Note({ again }: { again(): void }) {
  const t = useText();
  return (
    <p className={`note err ${styles.note}`} role="alert">
      <WarningAmberIcon />
      <span>{t('failure.code')}</span>
      <Button variant="link" onClick={again}>
        {t('failure.retry')}
      </Button>
    </p>
  );
}

function Closed({ close }: { close(): void }) {
  const t = useText();
  const say = useSay();
  useEffect(() => {
    forgetFailures();
    say(t('failure.code'), 'error');
    close();
    // Once, whatever it is given meanwhile.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  return null;
}
