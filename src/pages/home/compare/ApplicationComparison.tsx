import ArrowForwardIcon from '@mui/icons-material/ArrowForwardOutlined';
import { useCallback, useMemo, useState } from 'react';
import { BulkBar } from '../../../admin/bulk/BulkBar.tsx';
import {
  EmbeddedList,
  EmbeddedPagination,
  PanelSearch,
  RecordContextProvider,
  useListContext,
} from '../../../admin/index.ts';
import { useToolNames } from '../../../domain/catalogue/lists.ts';
import type { ApplicationRecord } from '../../../domain/organizations/application.ts';
import { COMPARE_PARAM } from '../../../domain/organizations/mainPage.ts';
import { useGeometryLabel } from '../../../domain/organizations/useGeometryLabel.ts';
import type { Layer } from '../../../platform/layers.ts';
import { formatCount } from '../../../ui/formats.ts';
import { lazyComponent } from '../../../ui/lazy/lazyComponent.tsx';
import { State } from '../../../ui/State.tsx';
import { TextButton } from '../../../ui/TextButton.tsx';
import { usePrefixedParams } from '../../../ui/url/usePrefixedParams.ts';
import { useText } from '../../../ui/useText.ts';
import styles from './compare.module.css';
import {
  compareApplications,
  COMPARISON_PARTS,
  isCopyable,
  type ApplicationDifference,
  type ComparisonPart,
  type Sides,
} from './compareApplications.ts';
import { ComparedRow } from './ComparedRow.tsx';
import { ComparedTable, getComparedText, type ComparedRecord } from './ComparedTable.tsx';
import { PARTS_COPIED_TOGETHER, rowKey, SELECTABLE_PARTS, useCopyDifferences } from './useCopyDifferences.ts';

interface Props {
  applications: Sides<ApplicationRecord>;
  layers: Sides<readonly Layer[]>;
  readAgain(): void;
}

const CopyDialog = lazyComponent(() => import('./CopyDialog.tsx'), ['compare']);

const ALL = 'all';
/** Lists the differences between two applications by part, and optionally the equal values. */
export function ApplicationComparison({ applications, layers, readAgain }: Props) {
  const t = useText();
  const { left, right } = applications;
  const { left: leftLayers, right: rightLayers } = layers;
  const copy = useCopyDifferences(applications, layers, readAgain);
  const { copied } = copy;
  const { own, hrefOf, go } = usePrefixedParams(COMPARE_PARAM);
  const part = COMPARISON_PARTS.find(one => one === own.get('part'));
  const isAll = own.get('rows') === ALL;
  const setParam = (name: 'part' | 'rows', value: string | undefined) => {
    const next = new URLSearchParams(own);
    next.delete('page');
    next.delete(name);
    if (value) next.set(name, value);
    void go(hrefOf(next), { replace: true });
  };
  const geometry = useGeometryLabel();
  const tool = useToolNames([...(left.tools ?? []), ...(right.tools ?? [])]);
  const differences = useMemo(
    () =>
      compareApplications(
        { left, right },
        { left: leftLayers, right: rightLayers },
        {
          has: t('compare.has'),
          editable: t('compare.editable'),
          readOnly: t('compare.readOnly'),
          geometry,
          field: name => t(`resources.applications.fields.${name}`),
          links: many => t('compare.links', { smart_count: many }),
          tool,
        },
      ),
    [left, right, leftLayers, rightLayers, t, geometry, tool],
  );
  const different = useMemo(() => differences.filter(({ isSame }) => !isSame), [differences]);
  // Copied rows stay in the list.
  const records = useMemo(
    () =>
      (isAll ? differences : differences.filter(row => !row.isSame || copied.has(rowKey(row))))
        .filter(row => !part || row.part === part)
        .map((row): ComparedRecord => ({ id: rowKey(row), row })),
    [differences, isAll, copied, part],
  );
  const [ticks, setTicks] = useState<ReadonlySet<string>>(new Set());
  const [rowsToConfirm, setRowsToConfirm] = useState<ApplicationDifference[]>();
  const clear = useCallback(() => setTicks(new Set()), []);
  const isNotCopiedYet = (row: ApplicationDifference) => isCopyable(row) && !copied.has(rowKey(row));
  const canTick = (row: ApplicationDifference) => SELECTABLE_PARTS.includes(row.part) && isNotCopiedYet(row);
  const isTicked = (row: ApplicationDifference) => ticks.has(rowKey(row));
  const rowsToCopy = differences.filter(row => canTick(row) && isTicked(row));
  const setTicked = (rows: ApplicationDifference[], to: boolean) =>
    setTicks(
      before =>
        new Set([
          ...[...before].filter(key => !rows.some(row => rowKey(row) === key)),
          ...(to ? rows.map(rowKey) : []),
        ]),
    );
  const copyAll = (one: ComparisonPart, rows: ApplicationDifference[]) => {
    if (copy.pending) return;
    if (one === 'paths' || one === 'tools')
      void copy[one](
        rows,
        t('compare.several', { count: formatCount(rows.length), part: t(`compare.part.${one}`) }),
      );
    else setRowsToConfirm(rows);
  };
  const countOf = (one: ComparisonPart | undefined, rows: ApplicationDifference[]) =>
    rows.filter(row => !one || row.part === one).length;
  return (
    <EmbeddedList<ComparedRecord>
      records={records}
      addressPrefix={COMPARE_PARAM}
      perPage={40}
      getSearchText={getComparedText}
    >
      <div className={styles.tools}>
        <div className={`segments ${styles.parts}`} role="group" aria-label={t('compare.parts')}>
          {[undefined, ...COMPARISON_PARTS].map(one => (
            <button
              key={one ?? ALL}
              type="button"
              aria-pressed={part === one}
              onClick={() => setParam('part', one)}
            >
              {t(`compare.part.${one ?? ALL}`)}{' '}
              <span className="numbers">{formatCount(countOf(one, different))}</span>
            </button>
          ))}
        </div>
        <label className="check">
          <input
            type="checkbox"
            className="checkbox"
            checked={!isAll}
            onChange={() => setParam('rows', isAll ? undefined : ALL)}
          />
          {t('compare.only')}
        </label>
        <PanelSearch title={t('compare.title')} />
      </div>
      <div className="panel">
        <ComparedTable
          records={records}
          left={left.applicationName}
          right={right.applicationName}
          none={
            <State kind="rows" title={t(different.length || isAll ? 'list.nothingFound' : 'compare.none')} />
          }
          renderPart={(one, shown, listed) => {
            const tickable = listed.filter(canTick);
            const tickedCount = tickable.filter(isTicked).length;
            const isPartlyTicked = tickedCount > 0 && tickedCount < tickable.length;
            return (
              <tbody key={one}>
                <tr className={styles.part}>
                  <th colSpan={4} scope="rowgroup">
                    <span>
                      {tickable.length ? (
                        <input
                          type="checkbox"
                          className="checkbox"
                          aria-label={t('compare.bulk.all', { part: t(`compare.part.${one}`) })}
                          checked={tickedCount === tickable.length}
                          ref={box => void (box && (box.indeterminate = isPartlyTicked))}
                          onChange={({ target }) => setTicked(tickable, target.checked)}
                        />
                      ) : null}
                      {t(`compare.part.${one}`)}{' '}
                      <span className="secondary">
                        {t('compare.counts', {
                          differ: formatCount(countOf(one, different)),
                          same: formatCount(countOf(one, differences) - countOf(one, different)),
                        })}
                      </span>
                    </span>
                    {tickable.length > 1 ? (
                      <TextButton
                        variant="link"
                        pending={copy.pending}
                        {...(!PARTS_COPIED_TOGETHER.includes(one) && {
                          'aria-haspopup': 'dialog' as const,
                          ...CopyDialog.preloadProps,
                        })}
                        onClick={() => copyAll(one, tickable)}
                      >
                        <ArrowForwardIcon fontSize="small" />
                        {t('compare.copyAll', { count: formatCount(tickable.length) })}
                      </TextButton>
                    ) : null}
                  </th>
                </tr>
                {shown.map(row => (
                  <RecordContextProvider key={rowKey(row)} value={row}>
                    <ComparedRow
                      isCopied={copied.has(rowKey(row))}
                      pending={copy.pending}
                      {...(canTick(row) && { isTicked: isTicked(row) })}
                      tick={() => setTicked([row], !isTicked(row))}
                      copy={() => copy.pending || void copy.one(row)}
                    />
                  </RecordContextProvider>
                ))}
              </tbody>
            );
          }}
        />
        <EmbeddedPagination className={styles.foot} />
      </div>
      <BulkBar
        label={t('compare.bulk.label')}
        selectedCount={rowsToCopy.length}
        onClear={clear}
        actions={[
          {
            key: 'copy',
            label: t('compare.copy'),
            Icon: ArrowForwardIcon,
            opensDialog: true,
            onClick: () => copy.pending || setRowsToConfirm(rowsToCopy),
          },
        ]}
      />
      {rowsToConfirm ? (
        <CopyDialog
          applications={applications}
          rows={rowsToConfirm}
          carryOut={copy.carryOut}
          putBack={copy.putBack}
          onClose={() => setRowsToConfirm(undefined)}
        />
      ) : null}
      <ResultCount />
    </EmbeddedList>
  );
}
function ResultCount() {
  const t = useText();
  const { total = 0 } = useListContext();
  return (
    <p className="visually-hidden" role="status">
      {t('list.results', { smart_count: total })}
    </p>
  );
}
