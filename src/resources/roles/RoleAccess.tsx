import { useMemo } from 'react';
import {
  GroupedRecords,
  ListPanel,
  NameField,
  useRecordContext,
  type NamedRecord,
} from '../../admin/index.ts';
import { useIdentity } from '../../auth/useIdentity.ts';
import { referenceId } from '../../data/dialect.ts';
import type { EndpointList } from '../../data/useEndpointList.ts';
import { useAccessChoice, type Level } from '../../domain/catalogue/access/accessChoice.ts';
import { AccessColumns } from '../../domain/catalogue/access/AccessColumns.tsx';
import {
  createUserAccess,
  getApplicationId,
  groupRoles,
  NO_APPLICATION,
  type IdsByKind,
} from '../../domain/catalogue/access/accessGraph.ts';
import { AccessLoadErrors, AccessLoadProgress } from '../../domain/catalogue/access/AccessLoadState.tsx';
import { buildAccessColumns, choiceFromColumns } from '../../domain/catalogue/access/buildAccessColumns.ts';
import { useAccessData } from '../../domain/catalogue/access/useAccessData.ts';
import { useAccessNames } from '../../domain/catalogue/access/useAccessNames.ts';
import { useRoleLosses } from '../../domain/catalogue/access/useRoleLosses.ts';
import { useVisibleRoles } from '../../domain/catalogue/access/useVisibleRoles.ts';
import type { RoleRecord } from '../../domain/people/roleForm.ts';
import { filterByRole } from '../../domain/people/useRestoreRoles.ts';
import { CATALOGUE_KINDS } from '../../platform/resources.ts';
import type { roles } from '../../platform/roles.ts';
import { userName } from '../../platform/userName.ts';
import type { User } from '../../platform/users.ts';
import { compareTexts } from '../../ui/formats.ts';
import { plainName } from '../../ui/Name.tsx';
import { paths } from '../../ui/paths.ts';
import { State } from '../../ui/State.tsx';
import { useText } from '../../ui/useText.ts';
import styles from './roles.module.css';

const LEVELS: Level[] = ['application', 'purpose', 'toolgroup', 'tool'];

/** Shows what a role opens, and what each of its users would lose without it. */
export default function RoleAccess(users: EndpointList<typeof roles.users>) {
  const t = useText();
  const role = useRecordContext<RoleRecord>()!;
  const me = useIdentity();
  const roleId = String(role.id);
  const own = useMemo(() => [roleId], [roleId]);
  const reading = useAccessData(own, roleId !== '');
  const { graph } = reading;
  const seen = useVisibleRoles();
  const holders = useMemo(
    () => seen(users.rows.flatMap(user => filterByRole(user, roleId))),
    [seen, users.rows, roleId],
  );
  const entries = useMemo(() => {
    const applicationIds = graph.applicationsOf(roleId);
    const known = holders.map(({ application }) => application);
    const withoutUsers = applicationIds.filter(
      id => !known.some(application => referenceId(application) === id && typeof application === 'object'),
    );
    const refs = [...known, ...withoutUsers.map(id => graph.getApplication(id))];
    return refs.map(application => ({
      application: application as string,
      role: roleId,
      roleName: role.roleName,
    }));
  }, [graph, holders, roleId, role.roleName]);
  const names = useAccessNames(entries);
  const access = useMemo(() => createUserAccess(graph, groupRoles(entries)), [graph, entries]);
  const address = useAccessChoice();
  const columns = buildAccessColumns({
    access,
    names: { ...names, of: reading.nameOf },
    isComplete: reading.isComplete,
    isReading: reading.isReading,
    choice: address.chosen ?? {},
    levels: LEVELS,
  });
  const { application } = choiceFromColumns(columns);
  // Excludes roles without an application, because their contents are unknown.
  const opensNothing =
    reading.isComplete(own) &&
    access.applications.every(id => id !== NO_APPLICATION && isEmpty(graph.given(id, roleId)));
  return (
    <div className="stack">
      <div className={styles.accessHead}>
        <h2>{t('reach.role.title', { role: role.roleName })}</h2>
        <AccessLoadProgress reading={reading} assigned={access.assigned} />
      </div>
      <AccessLoadErrors reading={reading} />
      {opensNothing ? (
        <div className="panel">
          <State
            kind="empty"
            heading="h3"
            title={t('reach.role.opensNothing')}
            text={t('reach.role.opensNothingText')}
          />
        </div>
      ) : (
        <>
          <AccessColumns
            label={t('reach.columns')}
            columns={columns}
            choose={address.setChoice}
            isReading={reading.isReading}
          />
          <Losses {...users} reading={reading} application={application} names={names} />
        </>
      )}
      <p className="hint">
        {t('reach.role.basis')} {me.role === 'superadmin' ? '' : t('reach.basis.within')}
      </p>
    </div>
  );
}

const isEmpty = (ids: IdsByKind) => CATALOGUE_KINDS.every(kind => !ids[kind].size);

interface LossesProps extends EndpointList<typeof roles.users> {
  reading: ReturnType<typeof useAccessData>;
  /** The selected application, or undefined for all. */
  application: string | undefined;
  names: ReturnType<typeof useAccessNames>;
}

function Losses({ query, rows: users, skippedCount, reading, application, names }: LossesProps) {
  const t = useText();
  const role = useRecordContext<RoleRecord>()!;
  const seen = useVisibleRoles();
  const noteOf = useRoleLosses(String(role.id), reading);
  const usersByApplication = new Map<string, User[]>();
  for (const user of users)
    for (const id of new Set(seen(filterByRole(user, String(role.id))).map(getApplicationId)))
      usersByApplication.set(id, [...(usersByApplication.get(id) ?? []), user]);
  const records = [...usersByApplication]
    .filter(([id]) => application === undefined || id === application)
    .map(([id, people]) => ({ group: { id, name: names.application(id) }, people }))
    .sort((a, b) => compareTexts(a.group.name.text, b.group.name.text))
    .flatMap(({ group, people }) =>
      people
        .map((user): LossRow => ({
          id: `${user._id} ${group.id}`,
          name: plainName(userName(user)),
          group,
          userId: user._id,
          loss: noteOf(user, group.id),
        }))
        .sort((a, b) => compareTexts(a.name.text, b.name.text)),
    );
  return (
    <ListPanel
      title={t('reach.role.losses', { role: role.roleName })}
      addressPrefix="losses"
      records={records}
      query={users.length ? undefined : query}
      loadError="error.loadData"
      skippedCount={skippedCount}
      getSearchText={lossOf}
      empty={
        users.length ? (
          <p className="panel-body secondary">{t('reach.role.nobodyHere')}</p>
        ) : (
          <State
            kind="empty"
            heading="h3"
            title={t('resources.roles.info.noUsers')}
            text={t('resources.roles.info.usersHint')}
          />
        )
      }
    >
      <GroupedRecords<LossRow>
        primaryText={<NameField<LossRow> source="name" link={({ userId }) => paths.users.show(userId)} />}
        secondaryText={lossOf}
      />
    </ListPanel>
  );
}

interface LossRow extends NamedRecord {
  userId: string;
  loss: string;
}

const lossOf = ({ loss }: LossRow) => loss;
