import { useEffect, useRef } from 'react';
import { useNotificationContext, useTakeUndoableMutation } from 'react-admin';
import { Banner, type BannerProps } from './Banner.tsx';

/**
 * The banner of an undoable react-admin mutation, which is sent when the banner closes. The mutation queue has no keys, so only one
 * such banner is open at a time: the next one closes it.
 */
export default function UndoableBanner({ notification, dismiss, ...props }: BannerProps) {
  const { notifications } = useNotificationContext();
  const newest = useTakeUndoableMutation();
  const take = useRef(newest);
  const ended = useRef(false);
  const end = async (isUndo: boolean) => {
    if (ended.current) return;
    ended.current = true;
    dismiss();
    const mutation = take.current();
    if (mutation) await mutation({ isUndo });
  };
  const all = notifications.filter(({ notificationOptions }) => notificationOptions?.undoable);
  const isOvertaken = all.length > 1 && all[0] === notification;
  useEffect(() => {
    take.current = newest;
    if (isOvertaken) void end(false);
    // `end` runs once.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [newest, isOvertaken]);
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, []);
  const options = { ...notification.notificationOptions, undo: () => end(true) };
  return (
    <Banner
      {...props}
      notification={{ ...notification, notificationOptions: options }}
      dismiss={() => void end(false)}
    />
  );
}
