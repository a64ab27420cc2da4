import { Link } from 'react-router-dom';
import { GroupedRecords, ListPanel, NameField, type NamedRecord } from '../../../admin/index.ts';
import { NO_APPLICATION } from '../../../domain/catalogue/access/accessGraph.ts';
import { catalogueHref } from '../../../domain/catalogue/ancestors.ts';
import { FailedState } from '../../../ui/failure/FailedState.tsx';
import { compareTexts } from '../../../ui/formats.ts';
import { plainName, type Name } from '../../../ui/Name.tsx';
import { paths } from '../../../ui/paths.ts';
import { State } from '../../../ui/State.tsx';
import { useText } from '../../../ui/useText.ts';
import { AccessComparisonTable } from './AccessComparisonTable.tsx';
import { compareAccess, COMPARED_PARTS, type ComparedUser } from './compareAccess.ts';
import styles from './Comparison.module.css';

interface Props {
  one: ComparedUser;
  /** Undefined while that user is loading. */
  other: ComparedUser | undefined;
  error: unknown;
  retry(): unknown;
  application: string | undefined;
  choose(application: string): void;
  applicationName(application: string): Name;
  toolName(id: string): Name;
  isComplete: boolean;
}

interface LinkedRecord extends NamedRecord {
  path: string | undefined;
}

const sortByName = (records: LinkedRecord[]) =>
  records.sort((a, b) => compareTexts(a.name.text, b.name.text));

/** Compares what two users can use and see by application: only the first, both, only the second. */
export function AccessComparison({
  one,
  other,
  error,
  retry,
  application,
  choose,
  applicationName,
  toolName,
  isComplete,
}: Props) {
  const t = useText();
  if (error && !other)
    return (
      <div className="panel">
        <FailedState heading="h3" error={error} loadError="error.load" retry={retry} />
      </div>
    );
  const titles = {
    one: t('reach.compare.only', { name: one.name }),
    both: t('reach.compare.both'),
    other: t('reach.compare.only', { name: other?.name ?? '…' }),
  };
  const rows = (other ? compareAccess(one, other) : []).sort((a, b) =>
    compareTexts(applicationName(a.application).text, applicationName(b.application).text),
  );
  const selectedRow = rows.find(row => row.application === application);
  const layerNames = new Map(
    [...one.layers, ...(other?.layers ?? [])].map(({ layer, name }) => [layer._id, name]),
  );
  /** The URL of the application's tab with protected layers. */
  const layersPath =
    selectedRow && selectedRow.application !== NO_APPLICATION
      ? `${paths.applications.edit(selectedRow.application)}#application-layers`
      : undefined;
  return (
    <>
      <section className={`panel ${styles.frame}`} aria-labelledby="access-compared" aria-busy={!other}>
        <div className="panel-head">
          <h2 id="access-compared">
            {other ? (
              <>
                {one.name} {t('reach.compare.and')} <Link to={paths.users.show(other.id)}>{other.name}</Link>
              </>
            ) : (
              <span className="skeleton" style={{ width: 220 }} />
            )}
          </h2>
        </div>
        {other && !rows.length ? (
          <State kind="empty" heading="h3" title={t('reach.compare.none')} text={t('reach.noRolesText')} />
        ) : (
          <AccessComparisonTable
            rows={rows}
            titles={titles}
            selectedRow={selectedRow}
            choose={choose}
            applicationName={applicationName}
            isComplete={isComplete}
          />
        )}
        {rows.length && !selectedRow ? <p className={styles.hint}>{t('reach.compare.choose')}</p> : null}
      </section>
      {selectedRow ? (
        <div className={styles.parts}>
          {COMPARED_PARTS.map(part => {
            const tools = selectedRow.tools[part].map(id => ({
              id: `tool ${id}`,
              name: toolName(id),
              group: { id: 'tools', name: plainName(t('resources.tools.name', { smart_count: 2 })) },
              path: catalogueHref(
                'tools',
                id,
                selectedRow.application === NO_APPLICATION ? {} : { application: selectedRow.application },
              ),
            }));
            const layers = selectedRow.layers[part].map(id => ({
              id: `layer ${id}`,
              name: layerNames.get(id)!,
              group: { id: 'layers', name: plainName(t('access.layers')) },
              path: layersPath,
            }));
            return (
              <ListPanel
                key={part}
                title={titles[part]}
                addressPrefix={`compared${part[0]!.toUpperCase()}${part.slice(1)}`}
                records={[...sortByName(tools), ...sortByName(layers)]}
                empty={<p className={styles.hint}>{t('reach.compare.nothing')}</p>}
              >
                <GroupedRecords
                  primaryText={<NameField<LinkedRecord> source="name" link={({ path }) => path} />}
                />
              </ListPanel>
            );
          })}
        </div>
      ) : null}
    </>
  );
}
