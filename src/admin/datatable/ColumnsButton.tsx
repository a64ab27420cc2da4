import ViewColumnIcon from '@mui/icons-material/ViewColumnOutlined';
import { useTranslateLabel, type ColumnsButtonProps as RaColumnsButtonProps } from 'react-admin';
import { MenuButton } from '../../ui/menu/MenuButton.tsx';
import { useText } from '../../ui/useText.ts';
import { useColumnVisibility, useTableStoreKey } from './useColumnVisibility.ts';
import { useListColumns } from './useListColumns.ts';

/** react-admin's `ColumnsButton`: shows and hides the columns of the list's table. `storeKey` must be that of the table. */
export function ColumnsButton({ resource, storeKey }: Pick<RaColumnsButtonProps, 'resource' | 'storeKey'>) {
  const t = useText();
  const translateLabel = useTranslateLabel();
  const { columns, defaultHidden } = useListColumns();
  const { hideable, visible, toggle } = useColumnVisibility(
    columns,
    useTableStoreKey(storeKey, resource),
    defaultHidden,
  );
  return (
    <MenuButton
      label={t('list.columns')}
      small
      text
      entries={columns
        .filter(({ key }) => hideable.includes(key))
        .map(({ key, source, label }) => ({
          key,
          label: String(
            translateLabel({
              ...(source !== undefined && { source }),
              ...(typeof label === 'string' && { label }),
            }),
          ),
          role: 'menuitemcheckbox',
          checked: visible.includes(key),
          stays: true,
          choose: () => toggle(key),
        }))}
    >
      <ViewColumnIcon />
      {t('list.columns')}
    </MenuButton>
  );
}
