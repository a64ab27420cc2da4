import { useMemo } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useRecordContext } from '../../../admin/index.ts';
import { useIdentity } from '../../../auth/useIdentity.ts';
import { referenceId } from '../../../data/dialect.ts';
import { useEndpointQuery } from '../../../data/useEndpointQuery.ts';
import { useChoice } from '../../../domain/catalogue/access/choice.ts';
import { AccessColumns } from '../../../domain/catalogue/access/Columns.tsx';
import { accessOf, applicationIn, assignedOf } from '../../../domain/catalogue/access/graph.ts';
import { ReadingNotes, ReadingProgress } from '../../../domain/catalogue/access/ReadingState.tsx';
import { useReading } from '../../../domain/catalogue/access/useReading.ts';
import { useSeen } from '../../../domain/catalogue/access/useSeen.ts';
import { useStepNames } from '../../../domain/catalogue/access/useStepNames.ts';
import { userName } from '../../../platform/userName.ts';
import { users } from '../../../platform/users.ts';
import { State } from '../../../ui/State.tsx';
import { useText } from '../../../ui/useText.ts';
import { assignedLayers } from '../assignedLayers.ts';
import { useKnownLayers } from '../useKnownLayers.ts';
import type { UserRecord } from '../userRecord.ts';
import styles from './access.module.css';
import { AnswerLine } from './AnswerLine.tsx';
import { AskBox } from './AskBox.tsx';
import { CompareWith } from './CompareWith.tsx';
import { AccessComparison } from './Comparison.tsx';
import { LayersBeside } from './LayersBeside.tsx';
import type { RouteStep } from './steps.ts';
import { useLooked } from './useLooked.ts';
import { Why } from './Why.tsx';

/** What somebody can reach, and why: application, role, purpose, toolgroup, tool, as the lists of the platform say. */
export default function UserAccess() {
  const t = useText();
  const user = useRecordContext<UserRecord>()!;
  const person = userName(user);
  const address = useChoice();
  const otherId = address.at('with');
  const asked = useEndpointQuery(users.info, { path: { id: otherId } }, { enabled: otherId !== '' });
  const other = otherId ? asked.data : undefined;
  const seen = useSeen();
  const own = useMemo(() => seen(user.rolesAssigned), [seen, user]);
  const others = useMemo(() => seen(other?.rolesAssigned), [seen, other]);
  const given = useMemo(() => [...own, ...others], [own, others]);
  const isPartial = given.length < (user.rolesAssigned ?? []).length + (other?.rolesAssigned ?? []).length;
  const roles = useMemo(
    () => [...new Set(given.map(({ role }) => referenceId(role)).filter(Boolean))],
    [given],
  );
  const reading = useReading(roles, user._id !== '' && roles.length > 0);
  const layers = useKnownLayers(assignedLayers(user));
  const othersLayers = useKnownLayers(assignedLayers(other ?? {}));
  const names = useStepNames(
    given,
    [...layers, ...othersLayers].map(({ application }) => application),
  );
  const access = useMemo(() => accessOf(reading.graph, assignedOf(own)), [reading.graph, own]);
  const othersAccess = useMemo(() => accessOf(reading.graph, assignedOf(others)), [reading.graph, others]);
  const { question, answer, place, led, columns, application, target, ways, isComplete, thoughtAway } =
    useLooked({ address, access, layers, names, reading });
  const nameOf = (step: RouteStep, id: string) =>
    step === 'role' ? names.role(id) : reading.nameOf(step, id);
  const besides = layers.filter(layer => application === undefined || applicationIn(layer) === application);

  return (
    <div className="stack">
      <h2 className="visually-hidden">{t('reach.title', { name: person })}</h2>
      {roles.length || otherId ? (
        <>
          <div className={styles.head} role="search" aria-label={t('reach.search')}>
            <AskBox
              label={t('reach.ask', { name: user.firstName || person })}
              asked={question}
              ask={address.ask}
            />
            <ReadingProgress reading={reading} assigned={access.assigned} />
            <CompareWith
              userId={user._id}
              isComparing={otherId !== ''}
              compare={id => void address.go(address.hrefWith('with', id))}
            />
          </div>
          <ReadingNotes reading={reading} />
          {question ? (
            <AnswerLine
              person={person}
              question={question}
              answer={answer}
              place={place}
              ways={led}
              nameOf={id => names.application(id).text}
              isComplete={reading.isComplete(roles)}
              isReading={reading.isReading}
              isPartial={isPartial}
              ask={text => void address.ask(text)}
            />
          ) : null}
          {otherId ? (
            <AccessComparison
              one={{ id: user._id, name: person, access, layers }}
              other={
                other && { id: other._id, name: userName(other), access: othersAccess, layers: othersLayers }
              }
              error={asked.error}
              retry={asked.refetch}
              application={address.chosen?.application}
              choose={id => address.choose({ application: id })}
              nameOf={names.application}
              toolName={id => reading.nameOf('tools', id)}
              isComplete={reading.isComplete(roles)}
            />
          ) : (
            <AccessColumns
              label={t('reach.columns')}
              columns={columns}
              choose={address.choose}
              isReading={reading.isReading}
              {...(answer && { marks: { where: answer.words.where, what: answer.words.what } })}
            />
          )}
        </>
      ) : (
        <NoRoles isPartial={isPartial} />
      )}
      {otherId ? null : (
        <div className={target || !roles.length ? styles.below : 'stack'}>
          {target && application !== undefined ? (
            <Why
              key={`${application} ${target.kind} ${target.id}`}
              person={person}
              what={reading.nameOf(target.kind, target.id)}
              application={{ id: application, name: names.application(application) }}
              ways={ways}
              isComplete={isComplete}
              nameOf={nameOf}
              without={thoughtAway}
              hrefWithout={role => address.hrefWith('without', role)}
            />
          ) : null}
          <LayersBeside
            person={person}
            layers={besides}
            total={layers.length}
            placeOf={
              application === undefined ? layer => names.application(applicationIn(layer)).text : undefined
            }
          />
        </div>
      )}
      <Basis />
    </div>
  );
}

function NoRoles({ isPartial }: { isPartial: boolean }) {
  const t = useText();
  const { search } = useLocation();
  return (
    <div className="panel">
      <State
        kind="empty"
        title={t(isPartial ? 'reach.noRolesSeen' : 'reach.noRoles')}
        text={t('reach.noRolesText')}
      >
        <Link className="button" to={{ search, hash: 'roles' }}>
          {t('reach.toRoles')}
        </Link>
      </State>
    </div>
  );
}

/** What the panel shows, and what it leaves out. */
function Basis() {
  const t = useText();
  const me = useIdentity();
  return (
    <p className={styles.basis}>
      {t('reach.basis.roles')} {me.role === 'superadmin' ? '' : t('reach.basis.within')}
    </p>
  );
}
