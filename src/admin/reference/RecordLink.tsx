import type { MouseEvent, ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { withBase } from '../../ui/base.ts';
import { isPlainClick } from '../../ui/isPlainClick.ts';

interface Props {
  to: string;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * A link inside a row: it opens its own page, not the row's. Unlike react-router's `Link` it does not
 * subscribe to the location.
 */
export function RecordLink({ to, className, children }: Props) {
  const navigate = useNavigate();
  const onClick = (event: MouseEvent) => {
    event.stopPropagation();
    if (!isPlainClick(event)) return;
    event.preventDefault();
    void navigate(to);
  };
  return (
    <a href={withBase(to)} className={className} onClick={onClick}>
      {children}
    </a>
  );
}
