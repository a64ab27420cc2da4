import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import { useFormContext } from 'react-hook-form';
import { SaveButton, Toolbar } from '../../../admin/index.ts';
import { TextButton } from '../../../ui/TextButton.tsx';
import { useCopy } from '../../../ui/useCopy.ts';
import { useText } from '../../../ui/useText.ts';
import type { NotificationValues } from './notifications.ts';
import { plainText } from './sanitizeHtml.ts';
import type { NotificationMove } from './useMoveNotification.ts';
import { useGroupName } from './useNotificationGroup.ts';

export function DeletionNote({ of }: { of: 'group' | 'one' }) {
  const t = useText();
  return (
    <p className="note warn" role="status">
      <WarningIcon />
      <span>{t(`resources.notifications.deletion.${of}`)}</span>
    </p>
  );
}

/**
 * Shown in a form whose group or notification was deleted: copies the typed text, or moves it to another
 * group.
 */
export function MoveButtons({ move: { groups, target, choose } }: { move: NotificationMove }) {
  const t = useText();
  const nameOf = useGroupName();
  if (!target) return <CopyTyped />;
  return (
    <>
      <label className="field">
        <span className="label">{t('resources.notifications.deletion.to')}</span>
        <select className="input" value={target} onChange={event => choose(event.target.value)}>
          {groups.map(group => (
            <option key={group._id} value={group._id}>
              {nameOf(group)}
            </option>
          ))}
        </select>
      </label>
      <Toolbar note={<CopyTyped />}>
        <SaveButton label="resources.notifications.deletion.move" />
      </Toolbar>
    </>
  );
}

function CopyTyped() {
  const t = useText();
  const { getValues } = useFormContext<Partial<NotificationValues>>();
  const { copied, copy } = useCopy();
  const typed = () => {
    const { title, content, youtubeVideo } = getValues();
    return [title, plainText(content), youtubeVideo].filter(Boolean).join('\n\n');
  };
  return (
    <TextButton small onClick={() => copy(typed())}>
      {t(copied ? 'ui.copied' : 'resources.notifications.deletion.copy')}
    </TextButton>
  );
}
