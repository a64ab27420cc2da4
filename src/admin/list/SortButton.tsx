import {
  useListSortContext,
  useTranslate,
  useTranslateLabel,
  type SortButtonProps as RaSortButtonProps,
} from 'react-admin';
import { useText } from '../../ui/useText.ts';
import { useListColumns } from '../datatable/useListColumns.ts';
import styles from './list.module.css';
import { useListAddressContext } from './useListAddress.ts';

/** `fields` defaults to the sortable columns of the list's table. */
type Props = Partial<Pick<RaSortButtonProps, 'fields'>> & { label?: string };

/** react-admin's `SortButton`: selects the sort field and order. */
export function SortButton({ fields, label }: Props) {
  const t = useText();
  const translate = useTranslate();
  const translateLabel = useTranslateLabel();
  const { sort, setSort } = useListSortContext();
  const { columns } = useListColumns();
  const address = useListAddressContext();
  const sortableColumns = columns.filter(({ source, disableSort }) => source !== undefined && !disableSort);
  const sortFields =
    fields?.map(source => ({ source, label: undefined })) ??
    sortableColumns.map(({ source, label }) => ({
      source: source!,
      label: typeof label === 'string' ? label : undefined,
    }));
  return (
    <label className={styles.sort}>
      {label === undefined ? t('list.sort') : translate(label, { _: label })}
      <select
        className="input small"
        value={`${sort.field} ${sort.order}`}
        disabled={address?.codec.hasFixedSort(address.params) ?? false}
        onChange={event => {
          const [field, order] = event.target.value.split(' ') as [string, 'ASC' | 'DESC'];
          setSort({ field, order });
        }}
      >
        {sortFields.flatMap(({ source, label }) => {
          const name = String(translateLabel({ source, ...(label !== undefined && { label }) }));
          return [
            <option key={`${source} ASC`} value={`${source} ASC`}>
              {t('list.ascending', { name })}
            </option>,
            <option key={`${source} DESC`} value={`${source} DESC`}>
              {t('list.descending', { name })}
            </option>,
          ];
        })}
      </select>
    </label>
  );
}
