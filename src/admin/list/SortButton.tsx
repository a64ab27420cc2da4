import { useTranslate, type SortButtonProps as RaSortButtonProps } from 'react-admin';
import { useText } from '../../ui/useText.ts';
import { useListColumns } from '../datatable/useListColumns.ts';
import { SortSelect } from './SortSelect.tsx';
import styles from './toolbar.module.css';
import { useListAddressContext } from './useListAddress.ts';

/** `fields` defaults to the sortable columns of the list's table. */
type Props = Partial<Pick<RaSortButtonProps, 'fields'>> & { label?: string };

/** react-admin's `SortButton`: selects the sort field and order. */
export function SortButton({ fields, label }: Props) {
  const t = useText();
  const translate = useTranslate();
  const { columns } = useListColumns();
  const address = useListAddressContext();
  const sortableColumns = columns.filter(({ source, disableSort }) => source !== undefined && !disableSort);
  const sortFields =
    fields?.map(source => ({ source })) ??
    sortableColumns.map(({ source, label }) => ({
      source: source!,
      label: typeof label === 'string' ? label : undefined,
    }));
  return (
    <SortSelect
      className={styles.sort}
      label={label === undefined ? t('list.sort') : translate(label, { _: label })}
      disabled={address?.codec.hasFixedSort(address.params) ?? false}
      fields={sortFields}
    />
  );
}
