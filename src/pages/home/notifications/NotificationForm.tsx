import { useEffect, useMemo, useState } from 'react';
import { useDataProvider, useEvent, type RaRecord } from 'react-admin';
import { createPortal } from 'react-dom';
import { useFormState, useWatch } from 'react-hook-form';
import { useAction } from '../../../activity/useAction.ts';
import { EditPart, Form, SaveButton, TextInput, Toolbar, type EditPartProps } from '../../../admin/index.ts';
import type { ConsoleDataProvider } from '../../../data/dataProvider.ts';
import { notFoundError } from '../../../data/failures.ts';
import { displayGroupDate } from '../../../platform/groupDate.ts';
import type { NotificationGroup, PlatformNotification } from '../../../platform/notifications.ts';
import { toVideoUrl } from '../../../platform/video.ts';
import { useConfirm } from '../../../ui/dialog/ConfirmProvider.tsx';
import { lazyComponent } from '../../../ui/lazy/lazyComponent.tsx';
import { TextButton } from '../../../ui/TextButton.tsx';
import { useDebouncedValue } from '../../../ui/useDebouncedValue.ts';
import { useText } from '../../../ui/useText.ts';
import { DeletionNote, MoveButtons } from './MoveButtons.tsx';
import styles from './NotificationForm.module.css';
import {
  indexOfNotification,
  isLong,
  notificationForm,
  notificationsOf,
  notificationValues,
  toFormSource,
  type NotificationValues,
} from './notifications.ts';
import { Preview } from './Preview.tsx';
import richTextStyles from './richText.module.css';
import { isCut, sanitizeHtml } from './sanitizeHtml.ts';
import type { NotificationMove } from './useMoveNotification.ts';
import { SUCCESS_NOTIFICATION, useGroupName, useNotificationGroup } from './useNotificationGroup.ts';
import { YoutubeVideo } from './YoutubeVideo.tsx';

const RichTextInput = lazyComponent(
  () => import('./RichTextInput.tsx'),
  ['resources.notifications'],
  () => <div className={richTextStyles.text} aria-busy />,
);

interface Props {
  group: NotificationGroup;
  piece: PlatformNotification;
  /** The key of the notification in its group. */
  own: string;
  /** Set if another user deleted the notification or its group, so that the typed text can be moved. */
  move: NotificationMove | undefined;
  isDeleted: boolean;
  /** Runs the user's own deletion of the notification. */
  leave(remove: () => Promise<unknown>): Promise<void>;
  /** The element that contains the preview. */
  below: HTMLElement | null;
}

export function NotificationForm({ group, piece, own, move, isDeleted, leave, below }: Props) {
  const t = useText();
  const notification = useNotificationPart(group, piece, own);
  const [isHtml] = useState(() => isLong(piece.content));
  const cut = useMemo(() => !isHtml && isCut(piece.content), [isHtml, piece.content]);
  return (
    <EditPart
      resource="notifications"
      {...notification}
      successMessage="resources.notifications.notifications.oneUpdated"
      errorMessage="error.save"
      notification={SUCCESS_NOTIFICATION}
    >
      <Form
        noValidate
        fields={notificationForm}
        draft={`notifications:${group._id}`}
        label={t('resources.notifications.action.editOne')}
        className={styles.form}
        {...(move && { onSubmit: move.submit })}
      >
        {isDeleted ? <DeletionNote of="one" /> : null}
        <TextInput<NotificationValues> source="title" autoComplete="off" />
        {isHtml ? (
          <>
            <p className="note">{t('resources.notifications.long')}</p>
            <TextInput<NotificationValues> source="content" multiline rows={20} />
          </>
        ) : (
          <div className="field">
            <span className="label">{t('resources.notifications.fields.content')}</span>
            {cut ? <p className="note warn">{t('resources.notifications.cut')}</p> : null}
            <RichTextInput source="content" label={t('resources.notifications.fields.content')} />
          </div>
        )}
        <div className={styles.video}>
          <TypedVideo />
          <TextInput<NotificationValues>
            source="youtubeVideo"
            type="url"
            inputProps={{ inputMode: 'url' }}
            autoComplete="off"
            helperText="resources.notifications.video.hint"
          />
        </div>
        {move ? (
          <>
            <MoveButtons move={move} />
            <OpenMoved move={move} />
          </>
        ) : (
          <Toolbar note={<DeleteButton group={group} own={own} leave={leave} />}>
            <SaveButton label="resources.notifications.action.updateOne" />
          </Toolbar>
        )}
        {below ? createPortal(<TypedPreview group={group} piece={piece} onDemand={isHtml} />, below) : null}
      </Form>
    </EditPart>
  );
}

function TypedVideo() {
  const address = useWatch<NotificationValues, 'youtubeVideo'>({ name: 'youtubeVideo' });
  return <YoutubeVideo key={address} address={address} />;
}

function TypedPreview({ group, piece, onDemand }: Pick<Props, 'group' | 'piece'> & { onDemand: boolean }) {
  const [drawn, draw] = useState(piece.content);
  const [title, content, youtubeVideo] = useWatch<NotificationValues, ['title', 'content', 'youtubeVideo']>({
    name: ['title', 'content', 'youtubeVideo'],
  });
  // Text is sanitized only when typing pauses.
  const typed = useDebouncedValue(content);
  return (
    <Preview
      date={displayGroupDate(group.notificationGroupDate)}
      piece={{ ...piece, title, content: onDemand ? drawn : typed, youtubeVideo }}
      {...(onDemand && { draw: () => draw(content) })}
    />
  );
}

/** Opens a moved notification when its form has no unsaved changes left. */
function OpenMoved({ move }: { move: NotificationMove }) {
  const { isDirty, isSubmitting } = useFormState();
  const openMoved = useEvent(() => move.openMoved());
  useEffect(() => {
    if (!isDirty && !isSubmitting) openMoved();
  }, [isDirty, isSubmitting, openMoved]);
  return null;
}

/** Saves a notification into the current version of its group. */
function useNotificationPart(
  group: NotificationGroup,
  piece: PlatformNotification,
  own: string,
): Pick<EditPartProps, 'part' | 'read' | 'record'> {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const findInGroup = (record: object): PlatformNotification | undefined => {
    const pieces = notificationsOf(record as NotificationGroup);
    return pieces[indexOfNotification(pieces, own)];
  };
  // Sanitizing a long text is slow.
  const values = useMemo(() => notificationValues(piece), [piece]);
  return {
    record: { ...group, id: group._id! },
    part: {
      id: own,
      get(record) {
        const now = findInGroup(record) ?? piece;
        return now === piece ? values : notificationValues(now);
      },
      set(record, changes) {
        const now = record as NotificationGroup;
        const at = indexOfNotification(notificationsOf(now), own);
        const written = {
          ...('content' in changes && { content: sanitizeHtml(String(changes.content ?? '')) }),
          ...('youtubeVideo' in changes && {
            youtubeVideo: toVideoUrl(String(changes.youtubeVideo ?? '')),
          }),
        };
        return {
          ...now,
          notifications: notificationsOf(now).map((one, index) =>
            index === at ? { ...one, ...changes, ...written } : one,
          ),
        };
      },
      toFormSource,
    },
    async read() {
      const { data } = await dataProvider.getOne<NotificationGroup & RaRecord>('notifications', {
        id: group._id!,
      });
      if (!findInGroup(data)) throw notFoundError();
      return data;
    },
  };
}

/** Removes a notification from its group after a question. Undo restores it at its position. */
function DeleteButton({ group, own, leave }: Pick<Props, 'group' | 'own' | 'leave'>) {
  const t = useText();
  const askConfirmation = useConfirm();
  const groupName = useGroupName();
  const { change } = useNotificationGroup(group._id!);
  const { run, pending } = useAction(
    {
      async perform() {
        const { before } = await change(now => {
          const at = indexOfNotification(now, own);
          return at < 0 ? now : now.toSpliced(at, 1);
        });
        const at = indexOfNotification(before, own);
        return { at, piece: before[at] };
      },
    },
    { failure: 'error.save' },
  );
  const remove = () =>
    run(undefined, {
      undo: ({ at, piece }) =>
        piece && {
          text: t('resources.notifications.notifications.oneDeleted', { name: piece.title }),
          undone: t('resources.notifications.notifications.oneRestored', { name: piece.title }),
          inverse: () => change(now => now.toSpliced(at, 0, piece)),
        },
    });
  const ask = () => {
    const pieces = notificationsOf(group);
    const { title = '' } = pieces[indexOfNotification(pieces, own)] ?? {};
    return askConfirmation({
      title: t('resources.notifications.message.delete_one_title', { name: title }),
      text: t('resources.notifications.message.delete_one_content', { group: groupName(group) }),
      confirmLabel: t('resources.notifications.action.deleteOne'),
      danger: true,
      send: remove,
    });
  };
  return (
    <TextButton small danger pending={pending} onClick={() => void leave(ask)}>
      {t('resources.notifications.action.deleteOne')}
    </TextButton>
  );
}
