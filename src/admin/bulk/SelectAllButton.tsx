import {
  useListContext,
  useTranslate,
  type SelectAllButtonProps as RaSelectAllButtonProps,
} from 'react-admin';
import { count } from '../../ui/formats.ts';
import { useText } from '../../ui/useText.ts';
import { useDefaultProps } from '../useDefaultProps.ts';

type Props = Pick<RaSelectAllButtonProps, 'limit' | 'queryOptions'> & { label?: string };

/** react-admin's `SelectAllButton`: once all rows of the page are selected, selects all matching records, up to `limit`. */
export function SelectAllButton(given: Props) {
  const { label, limit = 250, queryOptions } = useDefaultProps('SelectAllButton', given);
  const t = useText();
  const translate = useTranslate();
  const { data = [], total = 0, selectedIds, onSelectAll } = useListContext();
  const isAtLimit = limit > 0 && selectedIds.length >= limit;
  if (total === selectedIds.length || isAtLimit || data.some(({ id }) => !selectedIds.includes(id)))
    return null;
  return (
    <button type="button" onClick={() => onSelectAll({ limit, ...(queryOptions && { queryOptions }) })}>
      {label === undefined ? t('bulk.selectAll', { count: count(total) }) : translate(label, { _: label })}
    </button>
  );
}
