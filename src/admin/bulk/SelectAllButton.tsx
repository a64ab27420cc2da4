import {
  useListContext,
  useTranslate,
  type SelectAllButtonProps as RaSelectAllButtonProps,
} from 'react-admin';
import { formatCount } from '../../ui/formats.ts';
import { useText } from '../../ui/useText.ts';
import { useDefaultProps } from '../useDefaultProps.ts';
import { BulkButton } from './BulkButton.tsx';

type Props = Pick<RaSelectAllButtonProps, 'limit' | 'queryOptions'> & {
  label?: string;
  /** Shows the button as soon as a row is selected, if at most this many records match. */
  maxTotal?: number;
};

/**
 * react-admin's `SelectAllButton`: once all rows of the page are selected, it selects all matching records, at most `limit`. 0 means
 * no limit.
 */
export function SelectAllButton(inProps: Props) {
  const { label, limit = 250, maxTotal, queryOptions } = useDefaultProps('SelectAllButton', inProps);
  const t = useText();
  const translate = useTranslate();
  const { data = [], total = 0, selectedIds, onSelectAll } = useListContext();
  const isAtLimit = limit > 0 && selectedIds.length >= limit;
  const isAvailable =
    maxTotal === undefined ? data.every(({ id }) => selectedIds.includes(id)) : total <= maxTotal;
  if (selectedIds.length >= total || isAtLimit || !isAvailable) return null;
  return (
    <BulkButton
      label={
        label === undefined
          ? t('bulk.selectAll', { count: formatCount(total) })
          : translate(label, { _: label })
      }
      onClick={() => onSelectAll({ limit, ...(queryOptions && { queryOptions }) })}
    />
  );
}
