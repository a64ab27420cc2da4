import { useEffect, useRef, type ReactNode } from 'react';
import { useAccountContext } from './accountContext.ts';
import { useAccountText } from './accountText.ts';

export const documentTitle = (title: string, product: string) => `${title} · ${product}`;

interface Props {
  /** Identifies the view. A new view takes the focus, because the focused element of the old one is gone. */
  name: string;
  title: string;
  children: ReactNode;
}

export function AccountPageFrame({ name, title, children }: Props) {
  const t = useAccountText();
  const { lastPageRef } = useAccountContext();
  const headingRef = useRef<HTMLHeadingElement>(null);
  const product = t('account.product');
  useEffect(() => {
    document.title = documentTitle(title, product);
  }, [title, product]);
  useEffect(() => {
    if (lastPageRef.current && lastPageRef.current !== name) headingRef.current?.focus();
    lastPageRef.current = name;
  }, [name, lastPageRef]);
  return (
    <>
      <h1 ref={headingRef} tabIndex={-1}>
        {title}
      </h1>
      {children}
    </>
  );
}
