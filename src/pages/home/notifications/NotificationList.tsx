import AddIcon from '@mui/icons-material/AddOutlined';
import LikeIcon from '@mui/icons-material/FavoriteBorderOutlined';
import CommentIcon from '@mui/icons-material/ModeCommentOutlined';
import { useState } from 'react';
import type { RaRecord } from 'react-admin';
import { Link } from 'react-router-dom';
import { defineForm, type FormValues } from '../../../admin/form/defineForm.ts';
import {
  CreatePart,
  EmbeddedList,
  EmbeddedPagination,
  NoMatches,
  PanelSearch,
  RecordsIterator,
  SaveButton,
  SimpleForm,
  TextInput,
  Toolbar,
} from '../../../admin/index.ts';
import { NOTIFICATIONS_PARAM } from '../../../domain/organizations/notificationCenter.ts';
import {
  NotificationFields,
  type NotificationGroup,
  type PlatformNotification,
} from '../../../platform/notifications.ts';
import { textIn } from '../../../platform/unchecked.ts';
import { formatCount, formatOptional } from '../../../ui/formats.ts';
import { IconAction } from '../../../ui/IconAction.tsx';
import { Time } from '../../../ui/Time.tsx';
import { useText } from '../../../ui/useText.ts';
import listStyles from './list.module.css';
import { MoveButtons } from './MoveButtons.tsx';
import styles from './NotificationList.module.css';
import { many, SIDE_LIST_PAGE_SIZE, timestampSeconds, toFormSource } from './notifications.ts';
import { useAddNotification, type AddedNotification, type NotificationMove } from './useMoveNotification.ts';
import { SUCCESS_NOTIFICATION } from './useNotificationGroup.ts';

interface NotificationRecord {
  id: string;
  key: string;
  piece: PlatformNotification;
}

const searchedText = ({ piece }: NotificationRecord) => textIn(piece.title);

interface Props {
  group: NotificationGroup;
  rows: { key: string; piece: PlatformNotification }[];
  /** Set if another user deleted the group, so that typed text goes to another group. */
  move: NotificationMove | undefined;
  chosen: string | undefined;
  hrefOf(key: string): string;
  onOpen(key: string): void;
}

/** Lists the notifications of a group in order. */
export function NotificationList({ group, rows, move, chosen, hrefOf, onOpen }: Props) {
  const t = useText();
  const [adding, setAdding] = useState(false);
  const records = rows.map((row): NotificationRecord => ({ id: row.key, ...row }));
  return (
    <EmbeddedList<NotificationRecord>
      records={records}
      addressPrefix={NOTIFICATIONS_PARAM}
      perPage={SIDE_LIST_PAGE_SIZE}
      getSearchText={searchedText}
    >
      <nav aria-labelledby="news-pieces" className={styles.pieces}>
        <div className={styles.subhead}>
          <h3 id="news-pieces">{t('resources.notifications.name', { smart_count: 2 })}</h3>
          <span className="secondary numbers">{formatCount(rows.length)}</span>
          <IconAction
            small
            label={t('resources.notifications.action.addOne')}
            aria-expanded={adding}
            onClick={() => setAdding(!adding)}
          >
            <AddIcon />
          </IconAction>
        </div>
        {adding || !rows.length ? (
          <NewNotification
            group={group}
            move={move}
            onOpen={key => (setAdding(false), onOpen(key))}
            {...(rows.length && { cancel: () => setAdding(false) })}
          />
        ) : null}
        <PanelSearch
          title={t('resources.notifications.name', { smart_count: 2 })}
          total={rows.length}
          minTotal={SIDE_LIST_PAGE_SIZE}
          className={listStyles.find}
        />
        {rows.length ? <NoMatches className={listStyles.nothing} /> : null}
        <ul>
          <RecordsIterator<NotificationRecord>
            render={({ key, piece }) => (
              <li>
                <Link
                  to={hrefOf(key)}
                  preventScrollReset
                  className={listStyles.row}
                  {...(key === chosen && { 'aria-current': true })}
                >
                  <span>{formatOptional(piece.title)}</span>
                  <ReaderCounts of={piece} />
                </Link>
              </li>
            )}
          />
        </ul>
        <EmbeddedPagination className={listStyles.pages} />
      </nav>
    </EmbeddedList>
  );
}

export function ReaderCounts({ of: { likes, comments, timestamp } }: { of: PlatformNotification }) {
  const t = useText();
  return (
    <span className={`secondary numbers ${styles.readers}`}>
      <LikeIcon />
      <span className="visually-hidden">{t('resources.notifications.likes')}</span> {formatCount(many(likes))}
      <CommentIcon />
      <span className="visually-hidden">{t('resources.notifications.comments')}</span>{' '}
      {formatCount(many(comments))}
      <Time seconds={timestampSeconds(timestamp)} empty={null} />
    </span>
  );
}

const titleForm = defineForm('resources.notifications', { title: NotificationFields.title });

/** Adds a notification with a title. The other fields are edited in its form. */
function NewNotification({
  group,
  move,
  onOpen,
  cancel,
}: Pick<Props, 'group' | 'move' | 'onOpen'> & { cancel?(): void }) {
  const t = useText();
  const add = useAddNotification(group._id!);
  const label = 'resources.notifications.action.addOne';
  return (
    <CreatePart
      resource="notifications"
      create={move ? move.add : add}
      toFormSource={toFormSource}
      onCreated={added =>
        move ? move.open(added as RaRecord & AddedNotification) : onOpen(String(added.key))
      }
      successMessage={
        move ? 'resources.notifications.deletion.moved' : 'resources.notifications.notifications.oneCreated'
      }
      errorMessage="error.save"
      notification={SUCCESS_NOTIFICATION}
      {...(cancel && { onClose: cancel })}
    >
      <SimpleForm
        fields={titleForm}
        draft={`notifications:${group._id}`}
        label={t(label)}
        className={styles.newPiece}
        toolbar={
          move ? (
            <MoveButtons move={move} />
          ) : (
            <Toolbar size="small">
              <SaveButton size="small" label={label} />
            </Toolbar>
          )
        }
      >
        <TextInput<FormValues<typeof titleForm>>
          source="title"
          autoComplete="off"
          autoFocus={cancel !== undefined}
        />
      </SimpleForm>
    </CreatePart>
  );
}
