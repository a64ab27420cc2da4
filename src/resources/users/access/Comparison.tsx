import { Link } from 'react-router-dom';
import { GroupedRecords, ListPanel, NameField, type NamedRecord } from '../../../admin/index.ts';
import { NO_APPLICATION } from '../../../domain/catalogue/access/graph.ts';
import { hrefBy } from '../../../domain/catalogue/way.ts';
import { FailedState } from '../../../ui/failure/FailedState.tsx';
import { compareTexts } from '../../../ui/formats.ts';
import { plainName, type Name } from '../../../ui/Name.tsx';
import { paths } from '../../../ui/paths.ts';
import { State } from '../../../ui/State.tsx';
import { useText } from '../../../ui/useText.ts';
import { compareAccess, COMPARED_PARTS, type ComparedUser } from './compared.ts';
import styles from './Comparison.module.css';
import { AccessComparisonTable } from './ComparisonTable.tsx';

interface Props {
  one: ComparedUser;
  /** Missing until that person is read. */
  other: ComparedUser | undefined;
  error: unknown;
  retry(): unknown;
  application: string | undefined;
  choose(application: string): void;
  nameOf(application: string): Name;
  toolName(id: string): Name;
  isComplete: boolean;
}

interface PathRow extends NamedRecord {
  path: string | undefined;
}

const byName = (records: PathRow[]) => records.sort((a, b) => compareTexts(a.name.text, b.name.text));

/** What two people can use and see, application by application: only the one, both, only the other. */
export function AccessComparison({
  one,
  other,
  error,
  retry,
  application,
  choose,
  nameOf,
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
    compareTexts(nameOf(a.application).text, nameOf(b.application).text),
  );
  const chosen = rows.find(row => row.application === application);
  const layerNames = new Map(
    [...one.layers, ...(other?.layers ?? [])].map(({ layer, name }) => [layer._id, name]),
  );
  /** The tab where an application's protected layers are. */
  const layersAt =
    chosen && chosen.application !== NO_APPLICATION
      ? `${paths.applications.edit(chosen.application)}#application-layers`
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
            chosen={chosen}
            choose={choose}
            nameOf={nameOf}
            isComplete={isComplete}
          />
        )}
        {rows.length && !chosen ? <p className={styles.hint}>{t('reach.compare.choose')}</p> : null}
      </section>
      {chosen ? (
        <div className={styles.parts}>
          {COMPARED_PARTS.map(part => {
            const tools = chosen.tools[part].map(id => ({
              id: `tool ${id}`,
              name: toolName(id),
              group: { id: 'tools', name: plainName(t('resources.tools.name', { smart_count: 2 })) },
              path: hrefBy(
                'tools',
                id,
                chosen.application === NO_APPLICATION ? {} : { application: chosen.application },
              ),
            }));
            const layers = chosen.layers[part].map(id => ({
              id: `layer ${id}`,
              name: layerNames.get(id)!,
              group: { id: 'layers', name: plainName(t('access.layers')) },
              path: layersAt,
            }));
            return (
              <ListPanel
                key={part}
                title={titles[part]}
                addressPrefix={`compared${part[0]!.toUpperCase()}${part.slice(1)}`}
                records={[...byName(tools), ...byName(layers)]}
                empty={<p className={styles.hint}>{t('reach.compare.nothing')}</p>}
              >
                <GroupedRecords
                  primaryText={<NameField<PathRow> source="name" link={({ path }) => path} />}
                />
              </ListPanel>
            );
          })}
        </div>
      ) : null}
    </>
  );
}
