import { useMemo } from 'react';
import { useDataProvider, type RaRecord } from 'react-admin';
import { createPortal } from 'react-dom';
import { useWatch } from 'react-hook-form';
import { useAction } from '../../../calls/useAction.ts';
import { useUndo } from '../../../calls/useUndo.ts';
import { gone } from '../../../client/failures.ts';
import type { ConsoleDataProvider } from '../../../dataProvider/dataProvider.ts';
import { FollowRecord } from '../../../forms/FollowRecord.tsx';
import { TextInput } from '../../../forms/inputs/TextInput.tsx';
import { RecordForm } from '../../../forms/RecordForm.tsx';
import { SaveButtons } from '../../../forms/SaveButtons.tsx';
import { useSaveRecord, type Part } from '../../../forms/useSaveRecord.tsx';
import { shownDate } from '../../../platform/groupDate.ts';
import type { Notification, NotificationGroup } from '../../../platform/notifications.ts';
import { Button } from '../../../ui/Button.tsx';
import { useConfirm } from '../../../ui/dialog/ConfirmProvider.tsx';
import { part } from '../../../ui/part.tsx';
import { useDebounced } from '../../../ui/useDebounced.ts';
import { useText } from '../../../ui/useText.ts';
import { clean, isCut } from './html.ts';
import styles from './notifications.module.css';
import {
  inForm,
  keyOf,
  notificationForm,
  piecesOf,
  placeOf,
  valuesOf,
  type NotificationValues,
} from './pieces.ts';
import { Preview } from './Preview.tsx';
import { STAYS, useGroup, useGroupName } from './useGroup.ts';
import { Video } from './Video.tsx';

const RichTextInput = part(
  () => import('./RichTextInput.tsx'),
  ['notifications'],
  () => <div className={styles.text} aria-busy />,
);

interface Props {
  group: NotificationGroup;
  piece: Notification;
  /** What it is known by in its group. */
  own: string;
  /** Where it is shown as a reader sees it. */
  below: HTMLElement | null;
}

/** One notification: its title, its text, its video, and how a reader sees it. */
export function NotificationForm({ group, piece, own, below }: Props) {
  const t = useText();
  const save = useSaveNotification(group, own);
  const values = useMemo(() => valuesOf(piece), [piece]);
  const cut = useMemo(() => isCut(piece.content), [piece.content]);
  return (
    <RecordForm
      form={notificationForm}
      values={values}
      draft={`notifications:${group._id}:${own}`}
      label={t('notifications.edit')}
      className={styles.form}
      save={save}
    >
      <FollowRecord record={values} />
      <TextInput<NotificationValues> source="title" autoComplete="off" />
      <div className="field">
        <span className="label">{t('notifications.field.content')}</span>
        {cut ? <p className="note warn">{t('notifications.cut')}</p> : null}
        <RichTextInput source="content" label={t('notifications.field.content')} />
      </div>
      <div className={styles.video}>
        <TypedVideo />
        <TextInput<NotificationValues>
          source="youtubeVideo"
          type="url"
          inputMode="url"
          autoComplete="off"
          hint={t('notifications.video.hint')}
        />
      </div>
      <SaveButtons submit={t('notifications.update')} note={<DeleteButton group={group} own={own} />} />
      {below ? createPortal(<TypedPreview group={group} piece={piece} />, below) : null}
    </RecordForm>
  );
}

function TypedVideo() {
  const address = useWatch<NotificationValues, 'youtubeVideo'>({ name: 'youtubeVideo' });
  return <Video key={address} address={address} />;
}

function TypedPreview({ group, piece }: Pick<Props, 'group' | 'piece'>) {
  const [title, content, youtubeVideo] = useWatch<NotificationValues, ['title', 'content', 'youtubeVideo']>({
    name: ['title', 'content', 'youtubeVideo'],
  });
  // A long text is cleaned when typing pauses.
  return (
    <Preview
      date={shownDate(group.notificationGroupDate)}
      piece={{ ...piece, title, content: useDebounced(content), youtubeVideo }}
    />
  );
}

/** Saves what was changed of one notification into its group as it is just before. */
function useSaveNotification(group: NotificationGroup, own: string) {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const within: Part = {
    of: record => ({
      ...valuesOf(piecesOf(record as NotificationGroup)[placeOf(record as NotificationGroup, own)]!),
    }),
    into(record, _, to) {
      const now = record as NotificationGroup;
      const at = placeOf(now, own);
      const content = 'content' in to ? { content: clean(String(to.content ?? '')) } : {};
      return {
        ...now,
        notifications: piecesOf(now).map((one, place) =>
          place === at ? { ...one, ...to, ...content } : one,
        ),
      };
    },
    place: inForm,
  };
  return useSaveRecord(notificationForm, {
    saved: 'notifications.updated',
    error: 'notifications.saveError',
    banner: STAYS,
    record: group,
    part: within,
    read: async () => {
      const { data } = await dataProvider.getOne<NotificationGroup & RaRecord>('notifications', {
        id: group._id!,
      });
      if (placeOf(data, own) < 0) throw gone();
      return data;
    },
  });
}

/** Takes a notification out of its group after a question; Undo puts it back where it was. */
function DeleteButton({ group, own }: Pick<Props, 'group' | 'own'>) {
  const t = useText();
  const confirm = useConfirm();
  const groupName = useGroupName();
  const { change } = useGroup(group._id!);
  const offerUndo = useUndo();
  const { run, pending } = useAction({ failure: 'notifications.saveError' });
  const back = useAction({ failure: 'notifications.saveError' });
  const remove = () =>
    run(async () => {
      const { from } = await change(now => now.filter((one, at) => keyOf(one, at) !== own));
      const at = from.findIndex((one, place) => keyOf(one, place) === own);
      const piece = from[at];
      if (piece)
        offerUndo(
          t('notifications.oneDeleted', { name: piece.title }),
          () => back.run(() => change(now => now.toSpliced(at, 0, piece))),
          t('notifications.oneBack', { name: piece.title }),
        );
    });
  const ask = () => {
    const { title = '' } = piecesOf(group).find((one, at) => keyOf(one, at) === own) ?? {};
    return confirm({
      title: t('notifications.deleteOneTitle', { name: title }),
      text: t('notifications.deleteOneText', { group: groupName(group) }),
      confirm: t('notifications.deleteOne'),
      danger: true,
      send: remove,
    });
  };
  return (
    <Button small danger pending={pending} onClick={() => void ask()}>
      {t('notifications.deleteOne')}
    </Button>
  );
}
