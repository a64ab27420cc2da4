import { isPlaceholder, type AccessChoice, type useChoice } from '../../../domain/catalogue/access/choice.ts';
import { choiceOfColumns, columnsOf } from '../../../domain/catalogue/access/columns.ts';
import {
  lostWithout,
  reachOf,
  type AccessGraph,
  type Target,
} from '../../../domain/catalogue/access/graph.ts';
import type { AccessReading } from '../../../domain/catalogue/access/useReading.ts';
import type { useStepNames } from '../../../domain/catalogue/access/useStepNames.ts';
import type { KnownLayer } from '../useKnownLayers.ts';
import { choiceOf, useQuestion, type AnsweredQuestion } from './useQuestion.ts';

interface Given {
  address: ReturnType<typeof useChoice>;
  access: AccessGraph;
  layers: KnownLayer[];
  names: ReturnType<typeof useStepNames>;
  reading: AccessReading;
}

/** The columns that an answer opens: those of the first way to what is meant. */
function choiceBy({ meant: { about } }: AnsweredQuestion, place: string, access: AccessGraph): AccessChoice {
  const [way] = about.kind === 'layers' ? [] : access.ways(place, about);
  if (!way) return { application: place };
  return about.kind === 'purposes'
    ? { application: place, role: way.role, purpose: about.id }
    : choiceOf(place, way);
}

/** What is looked at: the last that is chosen, as far as ways lead to it. */
function targetOf({ purpose, toolgroup, tool }: AccessChoice): Target | undefined {
  if (tool) return { kind: 'tools', id: tool };
  if (toolgroup) return { kind: 'toolgroups', id: toolgroup };
  return purpose && !isPlaceholder(purpose) ? { kind: 'purposes', id: purpose } : undefined;
}

/** What an address looks at: the answer to its question, the columns as far as they are chosen, and the ways to the last of them. */
export function useLooked({ address, access, layers, names, reading }: Given) {
  const { graph, assigned } = access;
  const question = address.at('q');
  const answer = useQuestion({ question, access, layers, nameOf: names.application });
  const place = answer && (answer.places.find(id => id === address.chosen?.application) ?? answer.places[0]);
  const columns = columnsOf({
    access,
    names: { ...names, of: reading.nameOf },
    isComplete: reading.isComplete,
    isReading: reading.isReading,
    choice: address.chosen ?? (answer && place !== undefined ? choiceBy(answer, place, access) : {}),
  });
  const choice = choiceOfColumns(columns);
  const { application } = choice;
  const own = (application !== undefined && assigned.get(application)) || [];
  const target = targetOf(choice);
  const ways = target && application !== undefined ? access.ways(application, target) : [];
  const without = address.at('without');
  return {
    question,
    answer,
    /** Where the answer says that it can be used, and in how many ways. */
    place,
    led:
      answer && place !== undefined && answer.meant.about.kind !== 'layers'
        ? access.ways(place, answer.meant.about).length
        : 0,
    columns,
    application,
    target,
    ways,
    /** Everything is known of the roles in the application that is looked at. */
    isComplete: reading.isComplete(own),
    /** The role that is thought away, and how many of its tools go with it. */
    thoughtAway:
      application !== undefined && ways.some(({ role }) => role === without)
        ? {
            role: without,
            lost: lostWithout(graph, application, own, without).tools.size,
            of: reachOf(graph, application, own).tools.size,
          }
        : undefined,
  };
}
