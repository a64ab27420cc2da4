import CheckIcon from '@mui/icons-material/CheckOutlined';
import { memo, useMemo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { kinds, type CatalogueKind } from '../../domain/catalogue/kinds.ts';
import type { Catalogue } from '../../domain/catalogue/useCatalogue.ts';
import { CATALOGUE_KINDS } from '../../platform/resources.ts';
import { compareTexts, EMPTY, formatCount, formatMoney, formatOptional } from '../../ui/formats.ts';
import { NameText, type Name } from '../../ui/Name.tsx';
import { paths } from '../../ui/paths.ts';
import { useText } from '../../ui/useText.ts';
import { countPlanTools, mergeComparedIds, type ComparedPlans } from './comparePlans.ts';
import styles from './ComparisonTable.module.css';
import type { PendingByKind, PendingContents } from './contents.ts';

interface Props {
  caption: string;
  plans: ComparedPlans[];
  catalogue: Catalogue;
  pending: PendingByKind;
}

/**
 * Compares plans as columns. The rows are everything that any plan includes. When it scrolls, the first
 * column and the current plan stay visible.
 */
export function PlanComparisonTable({ caption, plans, catalogue, pending }: Props) {
  const t = useText();
  return (
    <div className={styles.scroll} role="region" aria-label={caption} tabIndex={0}>
      <table className={styles.compared}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t('resources.subscription-plans.compare.what')}</span>
            </th>
            {plans.map(({ id, name, isCurrent }) => (
              <th
                key={id}
                scope="col"
                title={name}
                className={isCurrent ? styles.current : undefined}
                {...(isCurrent && { 'aria-current': true })}
              >
                {isCurrent ? (
                  <span>{name}</span>
                ) : (
                  <Link to={paths['subscription-plans'].edit(id)}>{name}</Link>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">{t('resources.subscription-plans.compare.from')}</th>
            <Cells plans={plans} draw={plan => formatOptional(formatMoney(plan.from))} />
          </tr>
        </tbody>
        {CATALOGUE_KINDS.map(kind => (
          <KindRows key={kind} kind={kind} plans={plans} catalogue={catalogue} {...pending[kind]} />
        ))}
        {catalogue.isRead ? <TotalRow plans={plans} catalogue={catalogue} /> : null}
      </table>
    </div>
  );
}

const Cells = ({ plans, draw }: { plans: ComparedPlans[]; draw(plan: ComparedPlans): ReactNode }) =>
  plans.map(plan => (
    <td key={plan.id} className={plan.isCurrent ? styles.current : undefined}>
      {draw(plan)}
    </td>
  ));

type KindProps = Pick<Props, 'plans' | 'catalogue'> & PendingContents & { kind: CatalogueKind };

const KindRows = memo(function KindRows({ kind, plans, catalogue, added, removed }: KindProps) {
  const t = useText();
  const rows = useMemo(
    () =>
      mergeComparedIds(plans, kind, added)
        .map(id => ({ id, name: catalogue.nameOf(kind, id) }))
        .sort((a, b) => compareTexts(a.name.text, b.name.text)),
    [plans, kind, added, catalogue],
  );
  if (!rows.length) return null;
  const changed = new Set([...added, ...removed]);
  return (
    <tbody>
      <tr className={styles.kind}>
        <th scope="rowgroup" colSpan={plans.length + 1}>
          <span>{t(`resources.${kind}.name`, { smart_count: 2 })}</span>
        </th>
      </tr>
      {rows.map(({ id, name: { text, as } }) => (
        <ComparedRow
          key={id}
          kind={kind}
          id={id}
          text={text}
          as={as}
          plans={plans}
          isChanged={changed.has(id)}
        />
      ))}
    </tbody>
  );
});

const TotalRow = memo(function TotalRow({ plans, catalogue }: Pick<Props, 'plans' | 'catalogue'>) {
  const t = useText();
  return (
    <tbody>
      <tr className={styles.total}>
        <th scope="row">{t('resources.subscription-plans.compare.tools')}</th>
        <Cells plans={plans} draw={plan => formatCount(countPlanTools(plan, catalogue))} />
      </tr>
    </tbody>
  );
});

interface RowProps {
  kind: CatalogueKind;
  id: string;
  text: string;
  as: Name['as'];
  plans: ComparedPlans[];
  isChanged: boolean;
}

/** Memoized, because there may be hundreds of rows. */
const ComparedRow = memo(function ComparedRow({ kind, id, text, as, plans, isChanged }: RowProps) {
  return (
    <tr>
      <th scope="row" title={text}>
        <Link to={kinds[kind].page(id)}>
          <NameText name={{ text, ...(as && { as }) }} />
        </Link>
      </th>
      <Cells
        plans={plans}
        draw={plan =>
          plan.isCurrent && isChanged ? <NotSaved /> : plan.has[kind].has(id) ? <Has /> : <HasNot />
        }
      />
    </tr>
  );
});

function Has() {
  const t = useText();
  return (
    <>
      <CheckIcon />
      <span className="visually-hidden">{t('ui.yes')}</span>
    </>
  );
}

const HasNot = () => (
  <span className="secondary" role="img" aria-label={useText()('ui.no')}>
    {EMPTY}
  </span>
);

const NotSaved = () => <span className={styles.notSaved}>{useText()('ui.unsaved.mark')}</span>;
