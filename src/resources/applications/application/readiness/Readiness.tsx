import CheckIcon from '@mui/icons-material/CheckOutlined';
import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined';
import HelpIcon from '@mui/icons-material/HelpOutlineOutlined';
import RefreshIcon from '@mui/icons-material/RefreshOutlined';
import WarningAmberIcon from '@mui/icons-material/WarningAmberOutlined';
import { useRecordContext } from '../../../../admin/index.ts';
import type { ApplicationRecord } from '../../../../domain/organizations/application.ts';
import { countPassedChecks, type CheckVerdict } from '../../../../domain/organizations/readiness.ts';
import { textIn } from '../../../../platform/unchecked.ts';
import { formatCount } from '../../../../ui/formats.ts';
import { IconAction } from '../../../../ui/IconAction.tsx';
import { useText } from '../../../../ui/useText.ts';
import styles from './readiness.module.css';
import { Remedies } from './Remedies.tsx';
import { useReadiness } from './useReadiness.ts';

export interface ReadinessProps {
  edit(): void;
}

/** Lists what an application still needs, with links to where it can be added. */
export default function Readiness({ edit }: ReadinessProps) {
  const application = useRecordContext<ApplicationRecord>()!;
  const t = useText();
  const { verdicts, layers, isReading, again } = useReadiness(application);
  const { ok, of } = countPassedChecks(verdicts);
  const inState = (state: CheckVerdict['state']) => verdicts.filter(verdict => verdict.state === state);
  const passed = inState('ok');
  const inOrder = ({ check, count: many }: CheckVerdict) =>
    check === 'county'
      ? t('readiness.ok.county', { code: textIn(application.county?.code) })
      : check === 'access'
        ? t('readiness.ok.access', { access: textIn(application.accessType) })
        : t(`readiness.ok.${check}`, { smart_count: many });
  return (
    <section
      className="panel"
      aria-labelledby="application-readiness"
      aria-busy={inState('awaited').length > 0}
    >
      <div className="panel-head">
        <h2 id="application-readiness">{t('readiness.title')}</h2>
        <IconAction
          small
          className={styles.again}
          label={t('ui.checkAgain')}
          aria-disabled={isReading}
          onClick={() => isReading || again()}
        >
          <RefreshIcon fontSize="small" />
        </IconAction>
      </div>
      <div className={styles.score}>
        <p>
          <b>{t('resources.applications.readiness.score', { ok: formatCount(ok), of: formatCount(of) })}</b>{' '}
          <span className="secondary">{t('readiness.pass')}</span>
        </p>
        <div className={styles.segments} aria-hidden="true">
          {verdicts.map(({ check }, at) => (
            <span key={check} className={at < ok ? styles.passed : at < of ? '' : styles.open} />
          ))}
        </div>
      </div>
      <ul aria-label={t('readiness.missing')}>
        {inState('gap').map(verdict => (
          <li key={verdict.check} className={styles.gap}>
            {verdict.check === 'services' && verdict.gaps.length ? (
              <ErrorIcon fontSize="small" className={styles.error} />
            ) : (
              <WarningAmberIcon fontSize="small" />
            )}
            <div>
              <Reason verdict={verdict} layers={layers} />
              <Remedies verdict={verdict} edit={edit} />
            </div>
          </li>
        ))}
      </ul>
      <div role="status">
        {inState('unknown').map(({ check }) => (
          <p key={check} className={styles.line}>
            <HelpIcon fontSize="small" />
            {t(`readiness.unread.${check}`)}
          </p>
        ))}
      </div>
      {inState('awaited').map(({ check }) => (
        <p key={check} className={styles.line}>
          <span className="skeleton" style={{ width: 16, height: 16 }} />
          {t(`readiness.awaited.${check}`)}
        </p>
      ))}
      {passed.length ? (
        <details className={styles.order} open>
          <summary>
            <b>{t('readiness.inOrder')}</b> <span className="secondary">{formatCount(passed.length)}</span>
          </summary>
          <ul aria-label={t('readiness.inOrder')}>
            {passed.map(verdict => (
              <li key={verdict.check} className={styles.line}>
                <CheckIcon fontSize="small" className={styles.ok} />
                {inOrder(verdict)}
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </section>
  );
}

/** These gaps have the same texts as in the list of applications. */
const gapOf = (check: CheckVerdict['check']) =>
  check === 'county' || check === 'administrators' || check === 'access'
    ? (`resources.applications.readiness.gap.${check}` as const)
    : (`readiness.gap.${check}` as const);

function Reason({
  verdict: { check, gaps, count: many },
  layers,
}: {
  verdict: CheckVerdict;
  layers: number;
}) {
  const t = useText();
  if (check === 'services' && !gaps.length)
    return (
      <>
        <h3>{t('readiness.noLayers')}</h3>
        <p>{t('readiness.noLayersMeans')}</p>
      </>
    );
  return (
    <>
      <h3>{t(gapOf(check), { smart_count: gaps.length, name: gaps[0]?.name ?? '' })}</h3>
      <p>
        {t(`readiness.means.${check}`, {
          some: formatCount(many),
          smart_count: layers,
          all: formatCount(layers),
        })}
      </p>
    </>
  );
}
