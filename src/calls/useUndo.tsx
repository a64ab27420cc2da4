import UndoIcon from '@mui/icons-material/UndoOutlined';
import { useCallback } from 'react';
import { useNotificationContext, useNotify } from 'react-admin';
import { Button } from '../ui/Button.tsx';
import { useText } from '../ui/useText.ts';

/** How long a banner offers to take a change back, milliseconds. */
const OFFER = 10_000;

/** Says what was done and offers the inverse for ten seconds: `offerUndo(text, () => putBack())`. */
export function useUndo() {
  const t = useText();
  const notify = useNotify();
  const { setNotifications } = useNotificationContext();
  return useCallback(
    (text: string, putBack: () => Promise<unknown>) => {
      const message = (
        <>
          {text}{' '}
          <Button
            variant="link"
            onClick={() => {
              setNotifications(all => all.filter(one => one.message !== message));
              void putBack();
            }}
          >
            <UndoIcon fontSize="small" />
            {t('ui.undo')}
          </Button>
        </>
      );
      notify(message, { type: 'success', autoHideDuration: OFFER });
    },
    [notify, setNotifications, t],
  );
}
