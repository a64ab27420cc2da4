import { useMemo } from 'react';
import { useLocation, Link } from 'react-router-dom';
import { useAsk } from '../../../calls/useAsk.ts';
import { Columns } from '../../../catalogue/access/Columns.tsx';
import { chosenIn, columnsOf } from '../../../catalogue/access/columns.ts';
import { isOwn, type Choice } from '../../../catalogue/access/choice.ts';
import { accessOf, applicationIn, assignedOf, lostWithout, NO_APPLICATION, reachOf, type Target, type Way } from '../../../catalogue/access/graph.ts';
import { ReadingNotes } from '../../../catalogue/access/ReadingNotes.tsx';
import { ReadingProgress } from '../../../catalogue/access/ReadingProgress.tsx';
import { useChoice } from '../../../catalogue/access/useChoice.ts';
import { useReading } from '../../../catalogue/access/useReading.ts';
import { useStepNames } from '../../../catalogue/access/useStepNames.ts';
import { users } from '../../../platform/users.ts';
import { idOf } from '../../../client/dialect.ts';
import { userName } from '../../../platform/userName.ts';
import { subscriptionsOf } from '../../../platform/subscriptions.ts';
import { State } from '../../../ui/State.tsx';
import { useText } from '../../../ui/useText.ts';
import { assignedLayers } from '../assignedLayers.ts';
import { useKnownLayers } from '../useKnownLayers.ts';
import type { UserRecord } from '../userColumns.ts';
import styles from './access.module.css';
import { AnswerLine } from './AnswerLine.tsx';
import { AskBox } from './AskBox.tsx';
import { CompareWith } from './CompareWith.tsx';
import { Comparison } from './Comparison.tsx';
import { LayersBeside } from './LayersBeside.tsx';
import type { Step } from './steps.ts';
import { choiceOf, useQuestion } from './useQuestion.ts';
import { Why } from './Why.tsx';

/** What is looked at: the last that is chosen, as far as ways lead to it. */
function targetOf({ purpose, toolgroup, tool }: Choice): Target | undefined {
  if (tool) return { kind: 'tools', id: tool };
  if (toolgroup) return { kind: 'toolgroups', id: toolgroup };
  return purpose && !isOwn(purpose) ? { kind: 'purposes', id: purpose } : undefined;
}

/** What somebody can reach, and why: application, role, purpose, toolgroup, tool, as the lists of the platform say. */
export default function UserAccess({ user }: { user: UserRecord }) {
  const t = useText();
  const person = userName(user);
  const given = useMemo(() => user.rolesAssigned ?? [], [user]);
  const assigned = useMemo(() => assignedOf(given), [given]);
  const address = useChoice();
  const otherId = address.at('with');
  const asked = useAsk(users.info, { path: { id: otherId } }, { enabled: otherId !== '' });
  const other = otherId ? asked.data : undefined;
  const all = useMemo(() => [...given, ...(other?.rolesAssigned ?? [])], [given, other]);
  const roles = useMemo(() => [...new Set(all.map(({ role }) => idOf(role)).filter(Boolean))], [all]);
  const reading = useReading(roles, user._id !== '' && roles.length > 0);
  const names = useStepNames(all);
  const layers = useKnownLayers(assignedLayers(user));
  const access = useMemo(() => accessOf(reading.graph, assigned), [reading.graph, assigned]);
  const question = address.at('q');
  const answer = useQuestion({ question, access, layers, nameOf: names.application });

  const meant = answer && answer.meant.about.kind !== 'layers' ? (answer.meant.about as Target) : undefined;
  const place = answer && (answer.places.find(id => id === address.chosen?.application) ?? answer.places[0]);
  const led = meant && place !== undefined ? access.ways(place, meant) : [];
  const byAnswer: Choice = place === undefined ? {} : led[0] ? (meant!.kind === 'purposes' ? { application: place, role: led[0].role, purpose: meant!.id } : choiceOf(place, led[0])) : { application: place };
  const columns = columnsOf({
    access,
    names: { ...names, of: reading.nameOf },
    isComplete: reading.isComplete,
    isReading: reading.isReading,
    choice: address.chosen ?? byAnswer,
  });
  const choice = chosenIn(columns);
  const { application } = choice;
  const target = targetOf(choice);
  const own = (application !== undefined && assigned.get(application)) || [];
  const ways = target && application !== undefined ? access.ways(application, target) : [];
  const isComplete = reading.isComplete(own);
  const nameOf = (step: Step, id: string) => (step === 'role' ? names.role(id) : reading.nameOf(step, id));
  const without = address.at('without');
  const thoughtAway = ways.some(({ role }: Way) => role === without)
    ? { role: without, lost: lostWithout(reading.graph, application!, own, without).tools.size, of: reachOf(reading.graph, application!, own).tools.size }
    : undefined;
  const side = useMemo(() => other && { id: other._id, name: userName(other), access: accessOf(reading.graph, assignedOf(other.rolesAssigned)) }, [other, reading.graph]);
  const compare = (id: string | undefined) => void address.go(address.hrefWith('with', id));
  const besides = layers.filter(layer => application === undefined || applicationIn(layer) === application);

  return (
    <div className="stack">
      <h2 className="visually-hidden">{t('reach.title', { name: person })}</h2>
      {roles.length || otherId ? (
        <>
          <div className={styles.head} role="search" aria-label={t('reach.search')}>
            <AskBox label={t('reach.ask', { name: user.firstName || person })} asked={question} ask={address.ask} />
            <ReadingProgress reading={reading} assigned={assigned} />
            <CompareWith userId={user._id} isComparing={otherId !== ''} compare={compare} />
          </div>
          <ReadingNotes reading={reading} />
          {question ? (
            <AnswerLine
              person={person}
              question={question}
              answer={answer}
              place={place}
              ways={led.length}
              nameOf={id => names.application(id).text}
              isComplete={reading.isComplete(roles)}
              isReading={reading.isReading}
              ask={text => void address.ask(text)}
            />
          ) : null}
          {otherId ? (
            <Comparison
              one={{ id: user._id, name: person, access }}
              other={side}
              error={asked.error}
              retry={asked.refetch}
              application={address.chosen?.application}
              choose={id => address.choose({ application: id })}
              nameOf={names.application}
              toolName={id => reading.nameOf('tools', id)}
              isComplete={reading.isComplete(roles)}
            />
          ) : (
          <Columns label={t('reach.columns')} columns={columns} choose={address.choose} isReading={reading.isReading} {...(answer && { marks: { where: answer.words.where, what: answer.words.what } })} />
          )}
        </>
      ) : (
        <NoRoles />
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
        <LayersBeside person={person} layers={besides} total={layers.length} placeOf={application === undefined ? layer => names.application(applicationIn(layer)).text : undefined} />
      </div>
      )}
      <Basis user={user} />
    </div>
  );
}

function NoRoles() {
  const t = useText();
  const { search } = useLocation();
  return (
    <div className="panel">
      <State kind="empty" title={t('reach.noRoles')} text={t('reach.noRolesText')}>
        <Link className="button" to={{ search, hash: 'roles' }}>
          {t('reach.toRoles')}
        </Link>
      </State>
    </div>
  );
}

/** What it is not: nothing is claimed but what the roles say. */
function Basis({ user }: { user: UserRecord }) {
  const t = useText();
  const { role = 'user' } = user;
  const isUnbound = assignedOf(user.rolesAssigned).has(NO_APPLICATION);
  const hasPlan = subscriptionsOf(user).active.length > 0;
  return (
    <p className={styles.basis}>
      {[t('reach.basis.roles'), role === 'user' ? '' : t('reach.basis.privilege', { role }), hasPlan ? t('reach.basis.subscription') : '', isUnbound ? t('reach.basis.unbound') : ''].filter(Boolean).join(' ')}
    </p>
  );
}
