import {
  isPlaceholder,
  type AccessChoice,
  type useChoice,
} from '../../../domain/catalogue/access/accessChoice.ts';
import { choiceOfColumns, columnsOf } from '../../../domain/catalogue/access/columns.ts';
import {
  lostWithout,
  reachOf,
  type AccessGraph,
  type Target,
} from '../../../domain/catalogue/access/graph.ts';
import type { AccessReading } from '../../../domain/catalogue/access/useAccessReading.ts';
import type { useStepNames } from '../../../domain/catalogue/access/useStepNames.ts';
import type { NamedLayer } from '../useNamedLayers.ts';
import { choiceFromRoute, useAnsweredQuestion, type AnsweredQuestion } from './useAnsweredQuestion.ts';

interface Options {
  address: ReturnType<typeof useChoice>;
  access: AccessGraph;
  layers: NamedLayer[];
  names: ReturnType<typeof useStepNames>;
  reading: AccessReading;
}

/** The columns that an answer opens: those of the first route to its subject. */
function choiceFromAnswer(
  { meant: { about } }: AnsweredQuestion,
  answerApplication: string,
  access: AccessGraph,
): AccessChoice {
  const [route] = about.kind === 'layers' ? [] : access.ways(answerApplication, about);
  if (!route) return { application: answerApplication };
  return about.kind === 'purposes'
    ? { application: answerApplication, role: route.role, purpose: about.id }
    : choiceFromRoute(answerApplication, route);
}

/** The last chosen column that can be the end of a route. */
function choiceTarget({ purpose, toolgroup, tool }: AccessChoice): Target | undefined {
  if (tool) return { kind: 'tools', id: tool };
  if (toolgroup) return { kind: 'toolgroups', id: toolgroup };
  return purpose && !isPlaceholder(purpose) ? { kind: 'purposes', id: purpose } : undefined;
}

/** Reads the URL of the access tab: the answer to its question, the chosen columns, and the routes to the last of them. */
export function useAccessView({ address, access, layers, names, reading }: Options) {
  const { graph, assigned } = access;
  const question = address.at('q');
  const answer = useAnsweredQuestion({ question, access, layers, applicationName: names.application });
  const answerApplication =
    answer &&
    (answer.matchingApplications.find(id => id === address.chosen?.application) ??
      answer.matchingApplications[0]);
  const columns = columnsOf({
    access,
    names: { ...names, of: reading.nameOf },
    isComplete: reading.isComplete,
    isReading: reading.isReading,
    choice:
      address.chosen ??
      (answer && answerApplication !== undefined ? choiceFromAnswer(answer, answerApplication, access) : {}),
  });
  const choice = choiceOfColumns(columns);
  const { application } = choice;
  const assignedRoles = (application !== undefined && assigned.get(application)) || [];
  const target = choiceTarget(choice);
  const routes = target && application !== undefined ? access.ways(application, target) : [];
  const removedRole = address.at('without');
  return {
    question,
    answer,
    /** The application that the answer refers to, and how many routes lead there. */
    answerApplication,
    routeCount:
      answer && answerApplication !== undefined && answer.meant.about.kind !== 'layers'
        ? access.ways(answerApplication, answer.meant.about).length
        : 0,
    columns,
    application,
    target,
    ways: routes,
    /** Whether everything that the roles in the application open is loaded. */
    isComplete: reading.isComplete(assignedRoles),
    /** The role whose removal is previewed, and how many of its tools would be lost. */
    removal:
      application !== undefined && routes.some(({ role }) => role === removedRole)
        ? {
            role: removedRole,
            lostTools: lostWithout(graph, application, assignedRoles, removedRole).tools.size,
            totalTools: reachOf(graph, application, assignedRoles).tools.size,
          }
        : undefined,
  };
}
