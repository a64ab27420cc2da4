import AddIcon from '@mui/icons-material/AddOutlined';
import LikeIcon from '@mui/icons-material/FavoriteBorderOutlined';
import CommentIcon from '@mui/icons-material/ModeCommentOutlined';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useTellFailure } from '../../../calls/useTellFailure.ts';
import { formOf, type FormValues } from '../../../forms/formOf.ts';
import { TextInput } from '../../../forms/inputs/TextInput.tsx';
import { RecordForm } from '../../../forms/RecordForm.tsx';
import { SaveButtons } from '../../../forms/SaveButtons.tsx';
import { sortErrors } from '../../../forms/sortErrors.ts';
import {
  NotificationFields,
  type Notification,
  type NotificationGroup,
} from '../../../platform/notifications.ts';
import { count, orEmpty } from '../../../ui/formats.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { useText } from '../../../ui/useText.ts';
import styles from './notifications.module.css';
import { inForm, keyOf, many, piecesOf, writtenAt } from './pieces.ts';
import { useGroup, useTell } from './useGroup.ts';

interface Props {
  group: NotificationGroup;
  chosen: string | undefined;
  hrefOf(key: string): string;
  open(key: string): void;
}

/** The notifications of a group in their order, and a new one. */
export function NotificationList({ group, chosen, hrefOf, open }: Props) {
  const t = useText();
  const [adding, setAdding] = useState(false);
  const pieces = piecesOf(group);
  return (
    <nav aria-labelledby="news-pieces" className={styles.pieces}>
      <div className={styles.subhead}>
        <h3 id="news-pieces">{t('notifications.title')}</h3>
        <span className="secondary numbers">{count(pieces.length)}</span>
        <IconButton
          small
          label={t('notifications.addOne')}
          aria-expanded={adding}
          onClick={() => setAdding(!adding)}
        >
          <AddIcon />
        </IconButton>
      </div>
      {adding || !pieces.length ? (
        <NewNotification
          group={group}
          done={key => (setAdding(false), open(key))}
          {...(pieces.length && { cancel: () => setAdding(false) })}
        />
      ) : null}
      <ul>
        {pieces.map((one, at) => (
          <li key={keyOf(one, at)}>
            <Link
              to={hrefOf(keyOf(one, at))}
              preventScrollReset
              className={styles.row}
              {...(keyOf(one, at) === chosen && { 'aria-current': true })}
            >
              <span>{orEmpty(one.title)}</span>
              <Readers of={one} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Likes, comments and time of a notification. */
export function Readers({ of: { likes, comments, timestamp } }: { of: Notification }) {
  const t = useText();
  return (
    <span className={`secondary numbers ${styles.readers}`}>
      <LikeIcon />
      <span className="visually-hidden">{t('notifications.likes')}</span> {count(many(likes))}
      <CommentIcon />
      <span className="visually-hidden">{t('notifications.comments')}</span> {count(many(comments))}
      <span>{writtenAt(timestamp)}</span>
    </span>
  );
}

const titleForm = formOf('notifications', { title: NotificationFields.title });

/** A notification is made by its title; what else it says is written in its form. */
function NewNotification({
  group,
  done,
  cancel,
}: {
  group: NotificationGroup;
  done(key: string): void;
  cancel?(): void;
}) {
  const t = useText();
  const { change } = useGroup(group._id!);
  const tell = useTell();
  const tellFailure = useTellFailure();
  const save = async ({ title }: FormValues<typeof titleForm>) => {
    try {
      const { from, to } = await change(now => [
        ...now,
        { title: title.trim(), content: '', youtubeVideo: '' },
      ]);
      tell('notifications.oneAdded');
      done(keyOf(to.at(-1)!, from.length));
      return true;
    } catch (error) {
      const { known, rest } = sortErrors(error, titleForm.fields, inForm);
      if (rest) tellFailure(rest, { text: 'notifications.saveError' });
      return known;
    }
  };
  return (
    <RecordForm
      form={titleForm}
      values={{}}
      label={t('notifications.addOne')}
      className={styles.newPiece}
      save={save}
      {...(cancel && { cancel })}
    >
      <TextInput<FormValues<typeof titleForm>>
        source="title"
        autoComplete="off"
        autoFocus={cancel !== undefined}
      />
      <SaveButtons small submit={t('notifications.addOne')} />
    </RecordForm>
  );
}
