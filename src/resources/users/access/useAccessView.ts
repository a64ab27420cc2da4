import {
  isPlaceholder,
  type AccessChoice,
  type useAccessChoice,
} from '../../../domain/catalogue/access/accessChoice.ts';
import {
  findLost,
  findReachable,
  type AccessTarget,
  type UserAccessGraph,
} from '../../../domain/catalogue/access/accessGraph.ts';
import {
  buildAccessColumns,
  choiceFromColumns,
} from '../../../domain/catalogue/access/buildAccessColumns.ts';
import type { AccessData } from '../../../domain/catalogue/access/useAccessData.ts';
import type { useAccessNames } from '../../../domain/catalogue/access/useAccessNames.ts';
import type { NamedLayer } from '../useNamedLayers.ts';
import { choiceFromRoute, useAnsweredQuestion, type AnsweredQuestion } from './useAnsweredQuestion.ts';

interface Options {
  address: ReturnType<typeof useAccessChoice>;
  access: UserAccessGraph;
  layers: NamedLayer[];
  names: ReturnType<typeof useAccessNames>;
  reading: AccessData;
}

/** The columns that the result of a question opens: those of the first route to its subject. */
function choiceFromAnswer(
  { bestMatch: { about } }: AnsweredQuestion,
  answerApplication: string,
  access: UserAccessGraph,
): AccessChoice {
  const [route] = about.kind === 'layers' ? [] : access.routesTo(answerApplication, about);
  if (!route) return { application: answerApplication };
  return about.kind === 'purposes'
    ? { application: answerApplication, role: route.role, purpose: about.id }
    : choiceFromRoute(answerApplication, route);
}

/** The last chosen column that can be the end of a route. */
function choiceTarget({ purpose, toolgroup, tool }: AccessChoice): AccessTarget | undefined {
  if (tool) return { kind: 'tools', id: tool };
  if (toolgroup) return { kind: 'toolgroups', id: toolgroup };
  return purpose && !isPlaceholder(purpose) ? { kind: 'purposes', id: purpose } : undefined;
}

/** Reads the URL of the access tab: the result of its question, the chosen columns, and the routes to the last of them. */
export function useAccessView({ address, access, layers, names, reading }: Options) {
  const { graph, assigned } = access;
  const question = address.getParam('q');
  const answer = useAnsweredQuestion({ question, access, layers, applicationName: names.application });
  const answerApplication =
    answer &&
    (answer.matchingApplications.find(id => id === address.chosen?.application) ??
      answer.matchingApplications[0]);
  const columns = buildAccessColumns({
    access,
    names: { ...names, of: reading.nameOf },
    isComplete: reading.isComplete,
    isReading: reading.isReading,
    choice:
      address.chosen ??
      (answer && answerApplication !== undefined ? choiceFromAnswer(answer, answerApplication, access) : {}),
  });
  const choice = choiceFromColumns(columns);
  const { application } = choice;
  const assignedRoles = (application !== undefined && assigned.get(application)) || [];
  const target = choiceTarget(choice);
  const routes = target && application !== undefined ? access.routesTo(application, target) : [];
  const removedRole = address.getParam('without');
  return {
    question,
    answer,
    /** The application that the result refers to, and how many routes lead there. */
    answerApplication,
    routeCount:
      answer && answerApplication !== undefined && answer.bestMatch.about.kind !== 'layers'
        ? access.routesTo(answerApplication, answer.bestMatch.about).length
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
            lostTools: findLost(graph, application, assignedRoles, removedRole).tools.size,
            totalTools: findReachable(graph, application, assignedRoles).tools.size,
          }
        : undefined,
  };
}
