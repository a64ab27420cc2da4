import { useNavigate, useSearchParams } from 'react-router-dom';
import { useEndpointList } from '../../../data/useEndpointList.ts';
import { useApplication } from '../../../domain/organizations/application.ts';
import { COMPARE_PARAM } from '../../../domain/organizations/mainPage.ts';
import { layers as layerCalls } from '../../../platform/layers.ts';
import { FailedState } from '../../../ui/failure/FailedState.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { State } from '../../../ui/State.tsx';
import { useText } from '../../../ui/useText.ts';
import { ApplicationComparison } from './ApplicationComparison.tsx';
import styles from './compare.module.css';
import { CompareHead } from './CompareHead.tsx';

/**
 * Compares two applications and copies differences from left to right. The URL contains which applications
 * are compared.
 */
export default function ComparePage() {
  const t = useText();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [left = '', right = ''] = (search.get(COMPARE_PARAM) ?? '').split(',');
  const choose = (next: string[]) =>
    void navigate({ search: `?${new URLSearchParams({ [COMPARE_PARAM]: next.join(',') })}` });
  const sides = { left: useComparedApplication(left), right: useComparedApplication(right) };
  const failed = [sides.left, sides.right].find(({ error }) => error);
  const isChosen = left !== '' && right !== '' && left !== right;
  return (
    <>
      <PageHead title={t('compare.title')} />
      <CompareHead
        left={left}
        right={right}
        applications={{ left: sides.left.application, right: sides.right.application }}
        choose={choose}
      />
      {!isChosen ? (
        <div className="panel">
          <State
            kind="empty"
            title={t(left && left === right ? 'compare.sameOne' : 'compare.chooseTwo')}
            text={t('compare.chooseHint')}
          />
        </div>
      ) : failed ? (
        <div className="panel">
          <FailedState
            error={failed.error}
            loadError="error.load"
            retry={() => [sides.left, sides.right].forEach(({ error, again }) => error && again())}
          />
        </div>
      ) : sides.left.application && sides.right.application && sides.left.layers && sides.right.layers ? (
        <ApplicationComparison
          key={`${left},${right}`}
          applications={{ left: sides.left.application, right: sides.right.application }}
          layers={{ left: sides.left.layers, right: sides.right.layers }}
          readAgain={() => [sides.left, sides.right].forEach(({ again }) => again())}
        />
      ) : (
        <div className={`panel ${styles.awaited}`} aria-busy="true">
          <span className="visually-hidden">{t('ra.page.loading')}</span>
          {Array.from({ length: 14 }, (_, at) => (
            <div key={at}>
              <span className="skeleton" style={{ width: 96 }} />
              <span className="skeleton" style={{ width: '60%' }} />
              <span className="skeleton" style={{ width: '50%' }} />
            </div>
          ))}
        </div>
      )}
    </>
  );
}

function useComparedApplication(id: string) {
  const { data: application, error, refetch, isDenied } = useApplication(id);
  const { query, rows } = useEndpointList(
    layerCalls.ofApplication,
    { path: { appId: id } },
    { enabled: id !== '' && !isDenied },
  );
  return {
    application,
    layers: query.data ? rows : undefined,
    error: (application ? undefined : error) ?? (query.data ? undefined : query.error),
    again() {
      void refetch();
      void query.refetch();
    },
  };
}
