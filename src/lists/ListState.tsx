import WarningAmberIcon from '@mui/icons-material/WarningAmberOutlined';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { CallError } from '../platform/errors.ts';
import { causeOf, failureText } from '../calls/useTellFailure.ts';
import { State } from '../ui/State.tsx';
import { useText, type TextKey } from '../ui/useText.ts';
import { useList } from './ListContext.ts';

interface Props {
  kind: 'empty' | 'nothingFound' | 'error';
  texts: { empty: TextKey; emptyHint: TextKey; nothingFound?: TextKey; loadError: TextKey };
  create?: ReactNode;
}

/** What stands in place of the rows: nothing there yet, nothing found, or not read. */
export function ListState({ kind, texts, create }: Props) {
  const t = useText();
  const translate = useTranslate();
  const { error, change, refetch } = useList();
  if (kind === 'error')
    return (
      <div className="panel">
        <State
          kind={error instanceof CallError && error.failure === 'offline' ? 'offline' : 'error'}
          title={t(texts.loadError)}
          text={causeOf(translate, error)}
        >
          <button type="button" className="button primary" onClick={refetch}>
            {t('failure.retry')}
          </button>
        </State>
      </div>
    );
  if (kind === 'nothingFound')
    return (
      <div className="panel">
        <State kind="empty" title={t(texts.nothingFound ?? 'list.nothingFound')} text={t('list.nothingFoundHint')}>
          <button type="button" className="button" onClick={() => change({ q: '', filters: {} })}>
            {t('list.clearAll')}
          </button>
        </State>
      </div>
    );
  return (
    <div className="panel">
      <State kind="empty" title={t(texts.empty)} text={t(texts.emptyHint)}>
        {create}
      </State>
    </div>
  );
}

/** The rows shown are an earlier answer: asking again failed. */
export function StaleNote({ texts }: Pick<Props, 'texts'>) {
  const t = useText();
  const translate = useTranslate();
  const { error, refetch } = useList();
  return (
    <p className="note err" role="alert">
      <WarningAmberIcon />
      {failureText(translate, error, { text: texts.loadError })}
      <button type="button" className="button link" onClick={refetch}>
        {t('failure.retry')}
      </button>
    </p>
  );
}
