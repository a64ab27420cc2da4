import { useMemo } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useRecordContext } from '../../../admin/index.ts';
import { useIdentity } from '../../../auth/useIdentity.ts';
import { referenceId } from '../../../data/dialect.ts';
import { useEndpointQuery } from '../../../data/useEndpointQuery.ts';
import { useAccessChoice } from '../../../domain/catalogue/access/accessChoice.ts';
import { AccessColumns } from '../../../domain/catalogue/access/AccessColumns.tsx';
import {
  createUserAccess,
  getApplicationId,
  groupRoles,
} from '../../../domain/catalogue/access/accessGraph.ts';
import { AccessLoadErrors, AccessLoadProgress } from '../../../domain/catalogue/access/AccessLoadState.tsx';
import { useAccessData } from '../../../domain/catalogue/access/useAccessData.ts';
import { useAccessNames } from '../../../domain/catalogue/access/useAccessNames.ts';
import { useVisibleRoles } from '../../../domain/catalogue/access/useVisibleRoles.ts';
import { userName } from '../../../platform/userName.ts';
import { users } from '../../../platform/users.ts';
import { State } from '../../../ui/State.tsx';
import { useText } from '../../../ui/useText.ts';
import { assignedLayers } from '../assignedLayers.ts';
import { useNamedLayers } from '../useNamedLayers.ts';
import type { UserRecord } from '../userRecord.ts';
import styles from './access.module.css';
import { AccessComparison } from './AccessComparison.tsx';
import { AnswerLine } from './AnswerLine.tsx';
import { ComparedUserInput } from './ComparedUserInput.tsx';
import { QuestionInput } from './QuestionInput.tsx';
import { RelatedLayers } from './RelatedLayers.tsx';
import { RouteExplanation } from './RouteExplanation.tsx';
import type { RouteStep } from './routeSteps.ts';
import { useAccessView } from './useAccessView.ts';

/** What a user can reach and why, by application, role, purpose, toolgroup and tool. */
export default function UserAccess() {
  const t = useText();
  const user = useRecordContext<UserRecord>()!;
  const person = userName(user);
  const address = useAccessChoice();
  const otherId = address.getParam('with');
  const otherQuery = useEndpointQuery(users.info, { path: { id: otherId } }, { enabled: otherId !== '' });
  const other = otherId ? otherQuery.data : undefined;
  const visibleRoles = useVisibleRoles();
  const userRoles = useMemo(() => visibleRoles(user.rolesAssigned), [visibleRoles, user]);
  const otherRoles = useMemo(() => visibleRoles(other?.rolesAssigned), [visibleRoles, other]);
  const allRoles = useMemo(() => [...userRoles, ...otherRoles], [userRoles, otherRoles]);
  const isPartial = allRoles.length < (user.rolesAssigned ?? []).length + (other?.rolesAssigned ?? []).length;
  const roleIds = useMemo(
    () => [...new Set(allRoles.map(({ role }) => referenceId(role)).filter(Boolean))],
    [allRoles],
  );
  const reading = useAccessData(roleIds, user._id !== '' && roleIds.length > 0);
  const layers = useNamedLayers(assignedLayers(user));
  const otherLayers = useNamedLayers(assignedLayers(other ?? {}));
  const names = useAccessNames(
    allRoles,
    [...layers, ...otherLayers].map(({ application }) => application),
  );
  const access = useMemo(
    () => createUserAccess(reading.graph, groupRoles(userRoles)),
    [reading.graph, userRoles],
  );
  const otherAccess = useMemo(
    () => createUserAccess(reading.graph, groupRoles(otherRoles)),
    [reading.graph, otherRoles],
  );
  const {
    question,
    answer,
    answerApplication,
    routeCount,
    columns,
    application,
    target,
    ways: routes,
    isComplete,
    removal,
  } = useAccessView({ address, access, layers, names, reading });
  const stepName = (step: RouteStep, id: string) =>
    step === 'role' ? names.role(id) : reading.nameOf(step, id);
  const relatedLayers = layers.filter(
    layer => application === undefined || getApplicationId(layer) === application,
  );

  return (
    <div className="stack">
      <h2 className="visually-hidden">{t('reach.title', { name: person })}</h2>
      {roleIds.length || otherId ? (
        <>
          <div className={styles.head} role="search" aria-label={t('reach.search')}>
            <QuestionInput
              label={t('reach.ask', { name: user.firstName || person })}
              question={question}
              setQuestion={address.setQuestion}
            />
            <AccessLoadProgress reading={reading} assigned={access.assigned} />
            <ComparedUserInput
              userId={user._id}
              isComparing={otherId !== ''}
              onCompare={id => void address.go(address.hrefWith('with', id))}
            />
          </div>
          <AccessLoadErrors reading={reading} />
          {question ? (
            <AnswerLine
              person={person}
              question={question}
              answer={answer}
              application={answerApplication}
              routeCount={routeCount}
              applicationName={id => names.application(id).text}
              isComplete={reading.isComplete(roleIds)}
              isReading={reading.isReading}
              isPartial={isPartial}
              setQuestion={text => void address.setQuestion(text)}
            />
          ) : null}
          {otherId ? (
            <AccessComparison
              one={{ id: user._id, name: person, access, layers }}
              other={
                other && { id: other._id, name: userName(other), access: otherAccess, layers: otherLayers }
              }
              error={otherQuery.error}
              retry={otherQuery.refetch}
              application={address.chosen?.application}
              choose={id => address.setChoice({ application: id })}
              applicationName={names.application}
              toolName={id => reading.nameOf('tools', id)}
              isComplete={reading.isComplete(roleIds)}
            />
          ) : (
            <AccessColumns
              label={t('reach.columns')}
              columns={columns}
              choose={address.setChoice}
              isReading={reading.isReading}
              {...(answer && { highlights: { where: answer.words.where, what: answer.words.what } })}
            />
          )}
        </>
      ) : (
        <NoRoles isPartial={isPartial} />
      )}
      {otherId ? null : (
        <div className={target || !roleIds.length ? styles.below : 'stack'}>
          {target && application !== undefined ? (
            <RouteExplanation
              key={`${application} ${target.kind} ${target.id}`}
              person={person}
              what={reading.nameOf(target.kind, target.id)}
              application={{ id: application, name: names.application(application) }}
              routes={routes}
              isComplete={isComplete}
              stepName={stepName}
              removal={removal}
              hrefWithout={role => address.hrefWith('without', role)}
            />
          ) : null}
          <RelatedLayers
            person={person}
            layers={relatedLayers}
            total={layers.length}
            applicationName={
              application === undefined ? layer => names.application(getApplicationId(layer)).text : undefined
            }
          />
        </div>
      )}
      <AccessBasis />
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

function AccessBasis() {
  const t = useText();
  const me = useIdentity();
  return (
    <p className={styles.basis}>
      {t('reach.basis.roles')} {me.role === 'superadmin' ? '' : t('reach.basis.within')}
    </p>
  );
}
