import type { ReactNode } from 'react';
import { withBase } from '../../../ui/base.ts';
import { useText } from '../../../ui/useText.ts';

/** A link that opens in a new tab, so that the results of the dry run stay. */
export function NewTabLink({ to, children }: { to: string; children: ReactNode }) {
  const t = useText();
  return (
    <a href={withBase(to)} target="_blank" rel="noopener" title={t('ui.newTab')}>
      {children}
      <span className="visually-hidden">, {t('ui.newTab')}</span>
    </a>
  );
}
