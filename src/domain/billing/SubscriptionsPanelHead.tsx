import type { Ref } from 'react';
import { PanelSearch } from '../../admin/index.ts';
import { formatCount } from '../../ui/formats.ts';
import styles from './billing.module.css';

interface Props {
  ref?: Ref<HTMLHeadingElement>;
  title: string;
  /** Undefined until the subscriptions are loaded. */
  total: number | undefined;
}

export const SubscriptionsPanelHead = ({ ref, title, total }: Props) => (
  <div className="panel-head">
    <h2 ref={ref} tabIndex={-1} className={styles.title}>
      {title} <span>{formatCount(total)}</span>
    </h2>
    {total === undefined ? null : <PanelSearch title={title} total={total} />}
  </div>
);
