import { useContext, useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import styles from './BulkBar.module.css';
import { BulkMenuContext } from './BulkMenu.tsx';

interface Props {
  label: string;
  icon?: ReactNode;
  /** The action asks for confirmation in a dialog first. */
  opensDialog?: boolean;
  onClick(): void;
}

/** A button of the bulk actions toolbar; in a narrow window an entry of the toolbar's menu. */
export function BulkButton({ label, icon, opensDialog = false, onClick }: Props) {
  const key = useId();
  const element = useRef<HTMLSpanElement>(null);
  const addEntry = useContext(BulkMenuContext);
  useLayoutEffect(() =>
    addEntry?.(
      { key, label, icon: icon ?? <span className={styles.noIcon} />, choose: onClick },
      element.current!,
    ),
  );
  if (addEntry) return <span ref={element} hidden />;
  return (
    <button type="button" onClick={onClick} {...(opensDialog && { 'aria-haspopup': 'dialog' })}>
      {icon}
      {label}
    </button>
  );
}
