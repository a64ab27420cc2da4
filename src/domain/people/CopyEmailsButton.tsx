import CopyIcon from '@mui/icons-material/ContentCopyOutlined';
import { useListContext, type RaRecord } from 'react-admin';
import { TextButton } from '../../ui/TextButton.tsx';
import { useText } from '../../ui/useText.ts';
import type { EmailedUser } from './collectEmails.ts';
import { useCopyEmails } from './useCopyEmails.ts';

/** Copies the emails of all users of the enclosing list that match its search, on all its pages. */
export function CopyEmailsButton<T extends RaRecord>({ getUser }: { getUser(record: T): EmailedUser }) {
  const t = useText();
  const copyEmails = useCopyEmails();
  const { getData } = useListContext<T>();
  const copyListed = async () => copyEmails((await getData!()).map(getUser));
  return (
    <TextButton small onClick={() => void copyListed()}>
      <CopyIcon />
      <span>{t('emails.copy')}</span>
    </TextButton>
  );
}
