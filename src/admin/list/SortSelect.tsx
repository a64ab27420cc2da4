import { useListSortContext, useTranslateLabel } from 'react-admin';
import { useText } from '../../ui/useText.ts';

interface Props {
  className?: string | undefined;
  label: string;
  disabled?: boolean;
  fields: readonly { source: string; label?: string | undefined }[];
}

/** Selects the field and the order that the list is sorted by. */
export function SortSelect({ className, label, disabled = false, fields }: Props) {
  const t = useText();
  const translateLabel = useTranslateLabel();
  const { sort, setSort } = useListSortContext();
  return (
    <label className={className}>
      {label}
      <select
        className="input small"
        value={`${sort.field} ${sort.order}`}
        disabled={disabled}
        onChange={event => {
          const [field, order] = event.target.value.split(' ') as [string, 'ASC' | 'DESC'];
          setSort({ field, order });
        }}
      >
        {fields.flatMap(({ source, label }) => {
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
