import { useEffect, useRef } from 'react';
import { useNotificationContext, useTakeUndoableMutation } from 'react-admin';
import { Banner, type BannerProps } from './Banner.tsx';

/**
 * The banner of an undoable react-admin mutation, which is sent when the banner closes. The mutation queue has no keys, so only one
 * such banner is open at a time: the next one closes it.
 */
export default function UndoableBanner({ notification, onDismiss, ...props }: BannerProps) {
  const { notifications } = useNotificationContext();
  const takeNewest = useTakeUndoableMutation();
  const takeMutation = useRef(takeNewest);
  const hasEnded = useRef(false);
  const end = async (isUndo: boolean) => {
    if (hasEnded.current) return;
    hasEnded.current = true;
    onDismiss();
    const mutation = takeMutation.current();
    if (mutation) await mutation({ isUndo });
  };
  const undoable = notifications.filter(({ notificationOptions }) => notificationOptions?.undoable);
  const isSuperseded = undoable.length > 1 && undoable[0] === notification;
  useEffect(() => {
    takeMutation.current = takeNewest;
    if (isSuperseded) void end(false);
    // `end` runs once.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [takeNewest, isSuperseded]);
  useEffect(() => {
    const confirmUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', confirmUnload);
    return () => removeEventListener('beforeunload', confirmUnload);
  }, []);
  const options = { ...notification.notificationOptions, undo: () => end(true) };
  return (
    <Banner
      {...props}
      notification={{ ...notification, notificationOptions: options }}
      onDismiss={() => void end(false)}
    />
  );
}
