import CloseIcon from '@mui/icons-material/CloseOutlined';
import type { ReactElement } from 'react';
import { FilterLiveForm, useListFilterContext, useTranslateLabel } from 'react-admin';
import styles from '../../lists/list.module.css';
import { IconButton } from '../../ui/IconButton.tsx';
import { useText } from '../../ui/useText.ts';
import type { FilterProps } from '../list/FilterForm.tsx';

/** The filters that are inputs of a form; each of them that is not always on can be taken away with its value. */
export default function FilterInputs({ filters }: { filters: ReactElement<FilterProps>[] }) {
  return (
    <div className={styles.chips}>
      <FilterLiveForm>
        {filters.map(filter => (
          <span key={filter.props.source} className="row">
            {filter}
            {filter.props.alwaysOn ? null : <HideFilterButton {...filter.props} />}
          </span>
        ))}
      </FilterLiveForm>
    </div>
  );
}

function HideFilterButton({ source, label }: FilterProps) {
  const t = useText();
  const labelOf = useTranslateLabel();
  const { hideFilter } = useListFilterContext();
  const name = String(labelOf({ source, ...(typeof label === 'string' && { label }) }));
  return (
    <IconButton small label={t('list.clear', { name })} onClick={() => hideFilter(source)}>
      <CloseIcon />
    </IconButton>
  );
}
