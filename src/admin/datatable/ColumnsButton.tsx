import ViewColumnIcon from '@mui/icons-material/ViewColumnOutlined';
import { useTranslateLabel, type ColumnsButtonProps as RaColumnsButtonProps } from 'react-admin';
import { MenuButton } from '../../ui/menu/MenuButton.tsx';
import { useText } from '../../ui/useText.ts';
import { useColumnChoice, useTableKey } from './useColumnChoice.ts';
import { useListColumns } from './useRegisteredColumns.ts';

/** react-admin's `ColumnsButton`: shows and hides the columns of the list's table. Its `storeKey` is that of the table. */
export function ColumnsButton({ resource, storeKey }: Pick<RaColumnsButtonProps, 'resource' | 'storeKey'>) {
  const t = useText();
  const labelOf = useTranslateLabel();
  const { columns, hidden } = useListColumns();
  const { offered, shown, toggle } = useColumnChoice(columns, useTableKey(storeKey, resource), hidden);
  return (
    <MenuButton
      label={t('list.columns')}
      small
      text
      entries={columns
        .filter(({ key }) => offered.includes(key))
        .map(({ key, source, label }) => ({
          key,
          label: String(
            labelOf({ ...(source !== undefined && { source }), ...(typeof label === 'string' && { label }) }),
          ),
          role: 'menuitemcheckbox',
          checked: shown.includes(key),
          stays: true,
          choose: () => toggle(key),
        }))}
    >
      <ViewColumnIcon />
      {t('list.columns')}
    </MenuButton>
  );
}
