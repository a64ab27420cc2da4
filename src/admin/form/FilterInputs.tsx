import CloseIcon from '@mui/icons-material/CloseOutlined';
import { useEffect, type ReactElement, type ReactNode } from 'react';
import { FilterLiveForm, useListFilterContext, useTranslateLabel } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { IconAction } from '../../ui/IconAction.tsx';
import { useText } from '../../ui/useText.ts';
import type { FilterProps } from '../filter/filterElements.ts';
import { useListUi } from '../list/ListUiContext.ts';
import styles from '../list/toolbar.module.css';

/** Renders the filters that need a form. Each filter that is not `alwaysOn` has a button that hides it and clears its value. */
export default function FilterInputs({ filters }: { filters: ReactElement<FilterProps>[] }) {
  const { debounce } = useListUi();
  return (
    <div className={styles.chips}>
      <FilterLiveForm {...(debounce !== undefined && { debounce })}>
        {filters.map(filter => (
          <Filter key={filter.props.source} {...filter.props}>
            {filter}
          </Filter>
        ))}
      </FilterLiveForm>
    </div>
  );
}

/** Unregisters the input on unmount. Otherwise the next change of another filter would submit its old value again. */
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
  const translateLabel = useTranslateLabel();
  const { hideFilter } = useListFilterContext();
  const name = String(translateLabel({ source, ...(typeof label === 'string' && { label }) }));
  return (
    <IconAction small label={t('list.clear', { name })} onClick={() => hideFilter(source)}>
      <CloseIcon />
    </IconAction>
  );
}
