import CloseIcon from '@mui/icons-material/CloseOutlined';
import { useEffect, type ReactElement, type ReactNode } from 'react';
import { FilterLiveForm, useListFilterContext, useTranslateLabel } from 'react-admin';
import { useFormContext } from 'react-hook-form';
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
          <Filter key={filter.props.source} {...filter.props}>
            {filter}
          </Filter>
        ))}
      </FilterLiveForm>
    </div>
  );
}

/** A filter that is taken away takes its value out of the form, too: the next change of another one would set it again. */
function Filter({ children, ...props }: FilterProps & { children: ReactNode }) {
  const { unregister } = useFormContext();
  const { source } = props;
  useEffect(() => () => unregister(source), [unregister, source]);
  return (
    <span className="row">
      {children}
      {props.alwaysOn ? null : <HideFilterButton {...props} />}
    </span>
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
