import { useListContext } from 'react-admin';
import { Button } from '../ui/Button.tsx';
import { State } from '../ui/State.tsx';
import { useText } from '../ui/useText.ts';
import { useConsoleList } from './ConsoleList.ts';
import { NotRead } from './NotRead.tsx';

/** What stands in place of the rows: nothing there yet, nothing found, or not read. */
export function ListState({ kind }: { kind: 'empty' | 'nothingFound' | 'error' }) {
  const t = useText();
  const { texts, create, change, state } = useConsoleList();
  const { error, refetch } = useListContext();
  if (kind === 'error')
    return <NotRead error={error} loadError={texts.loadError} retry={() => void refetch()} />;
  const filters = Object.keys(state.filters).length;
  return (
    <div className="panel">
      {kind === 'empty' ? (
        <State kind="rows" title={t(texts.empty)} text={t(texts.invite)}>
          {create}
        </State>
      ) : (
        <State
          kind="rows"
          title={t('list.nothingFound')}
          text={t(
            state.q ? (filters ? 'list.nothingFor.both' : 'list.nothingFor.text') : 'list.nothingFor.filters',
            { text: state.q, smart_count: filters },
          )}
        >
          <Button onClick={() => change({ q: '', filters: {} })}>{t('list.clearAll')}</Button>
        </State>
      )}
    </div>
  );
}
