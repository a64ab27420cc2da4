import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSharedForm } from '../../../admin/index.ts';
import { isSameJson } from '../../../data/isSameJson.ts';
import { useEndpointList } from '../../../data/useEndpointList.ts';
import { applicationsByNameArgs } from '../../../domain/organizations/application.ts';
import { applications } from '../../../platform/applications.ts';
import { FailedState } from '../../../ui/failure/FailedState.tsx';
import { formatCount } from '../../../ui/formats.ts';
import { lazyComponent } from '../../../ui/lazy/lazyComponent.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { paths, REPLACE_PARAM } from '../../../ui/paths.ts';
import { State } from '../../../ui/State.tsx';
import { StaysOnPage } from '../../../ui/unsaved/unsaved.ts';
import { useLeaveGuard } from '../../../ui/unsaved/useLeaveGuard.ts';
import { usePrefixedParams } from '../../../ui/url/usePrefixedParams.ts';
import { useText } from '../../../ui/useText.ts';
import { readCriteria, writeCriteria } from './criteria.ts';
import { criteriaErrors, CriteriaForm } from './CriteriaForm.tsx';
import { checksUrls } from './newUrls.ts';
import { Results } from './Results.tsx';
import { useConfigOwners } from './useConfigOwners.ts';
import { useReplacing } from './useReplacing.ts';

const UrlCheck = lazyComponent(() => import('./UrlCheck.tsx'), ['replace', 'urlCheck']);

const staysHere = (search: string) => new URLSearchParams(search).has(REPLACE_PARAM);

/**
 * Replaces a text in the configs of all applications and in the default ones. The URL contains the criteria.
 */
export default function ReplacePage() {
  return (
    <StaysOnPage value={staysHere}>
      <Replacing />
    </StaysOnPage>
  );
}

function Replacing() {
  const t = useText();
  const [search, setSearch] = useSearchParams();
  const { own } = usePrefixedParams(REPLACE_PARAM);
  const searched = search.get(REPLACE_PARAM) ?? '';
  const addressed = useMemo(() => readCriteria(searched, own), [searched, own]);
  const [first] = useState(addressed);
  const { form, values: typed } = useSharedForm(first, criteriaErrors);
  const { reset } = form.formControl!;
  // Back restores the previous criteria.
  useEffect(() => reset(addressed), [reset, addressed]);
  const { query, rows } = useEndpointList(applications.list, applicationsByNameArgs);
  const sources = useConfigOwners(rows);
  const { replacing, standing } = useReplacing();
  const { phase, criteria } = standing;
  const isRunning = phase !== 'none' && phase !== 'still';
  const isStale = criteria !== undefined && !isSameJson(criteria, typed);
  useLeaveGuard(
    phase === 'replacing' || phase === 'undoing',
    false,
    useMemo(() => ({ asks: { title: t('bulk.leave.title'), text: t('replace.leave.text') } }), [t]),
  );

  const look = () => {
    if (!isSameJson(typed, addressed)) {
      const parameters = Object.entries(writeCriteria(typed)).map(([name, value]) => [
        `${REPLACE_PARAM}${name[0]!.toUpperCase()}${name.slice(1)}`,
        value,
      ]);
      setSearch([[REPLACE_PARAM, typed.find], ...parameters] as [string, string][], {
        preventScrollReset: true,
      });
    }
    void replacing.look(sources, typed);
  };
  return (
    <>
      <PageHead
        title={t('shell.replace')}
        trail={[{ label: t('home.tabs.defaults'), to: `${paths.home}#defaults` }]}
        chips={
          query.data ? (
            <span className="secondary">{t('replace.in', { count: formatCount(rows.length) })}</span>
          ) : query.error ? null : (
            <span className="skeleton" style={{ width: 320 }} />
          )
        }
      />
      <CriteriaForm
        form={form}
        stale={isStale}
        disabled={isRunning}
        ready={query.data !== undefined}
        look={look}
      />
      {criteria && checksUrls(criteria) ? <UrlCheck replacing={replacing} standing={standing} /> : null}
      <div className="panel">
        {query.error && !query.data ? (
          <FailedState error={query.error} loadError="error.load" retry={query.refetch} />
        ) : phase === 'none' ? (
          <State kind="empty" title={t('replace.begin.title')} text={t('replace.begin.text')} />
        ) : (
          <Results replacing={replacing} standing={standing} isStale={isStale} />
        )}
      </div>
    </>
  );
}
