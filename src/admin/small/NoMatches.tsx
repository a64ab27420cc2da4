import { useListContext } from 'react-admin';
import { useText } from '../../ui/useText.ts';
import { useListSearch } from './ListSearchContext.ts';

/** Says that no record of the enclosing small list matches its search. */
export function NoMatches({ className }: { className?: string | undefined }) {
  const t = useText();
  const { typed } = useListSearch();
  const { total } = useListContext();
  return typed && total === 0 ? <p className={className}>{t('list.nothingFound')}</p> : null;
}
