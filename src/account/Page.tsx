import { useEffect, useRef, type ReactNode } from 'react';
import { useVisit } from './accountVisit.ts';
import { useAccountText } from './text.ts';

export const documentTitle = (title: string, product: string) => `${title} · ${product}`;

interface Props {
  /** Identifies the view. A new view takes the focus, because the focused element of the old one is gone. */
  name: string;
  title: string;
  children: ReactNode;
}

export function AccountPageFrame({ name, title, children }: Props) {
  const t = useAccountText();
  const { shown: shownRef } = useVisit();
  const heading = useRef<HTMLHeadingElement>(null);
  const product = t('account.product');
  useEffect(() => {
    document.title = documentTitle(title, product);
  }, [title, product]);
  useEffect(() => {
    if (shownRef.current && shownRef.current !== name) heading.current?.focus();
    shownRef.current = name;
  }, [name, shownRef]);
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {children}
    </>
  );
}
