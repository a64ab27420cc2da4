import { useMemo } from 'react';
import {
  ROLE_TOOLGROUPS,
  ROLE_TOOLS,
  type AccessChoice,
} from '../../../domain/catalogue/access/accessChoice.ts';
import {
  getApplicationId,
  NO_APPLICATION,
  type AccessRoute,
  type AccessTarget,
  type UserAccessGraph,
} from '../../../domain/catalogue/access/accessGraph.ts';
import {
  parseQuestion,
  type AccessQuestion,
  type QuestionMatch,
} from '../../../domain/catalogue/access/parseQuestion.ts';
import { compareTexts } from '../../../ui/formats.ts';
import type { Name } from '../../../ui/Name.tsx';
import { useText } from '../../../ui/useText.ts';
import type { NamedLayer } from '../useNamedLayers.ts';

/** The subject of a question: a tool, toolgroup or purpose, or the protected layers with a name. */
export type QuestionSubject = AccessTarget | { kind: 'layers'; id: string };

export interface AnsweredQuestion extends QuestionMatch<QuestionSubject> {
  /** The applications of the question in which the subject can be used, sorted by name. */
  matchingApplications: string[];
  /** The other applications in which it can be used. */
  otherApplications: string[];
}

interface Options {
  question: string;
  access: UserAccessGraph;
  layers: NamedLayer[];
  applicationName(application: string): Name;
}

/** Returns the result of the question. Undefined without a question, or if no subject has such a name. */
export function useAnsweredQuestion({
  question,
  access,
  layers,
  applicationName,
}: Options): AnsweredQuestion | undefined {
  const t = useText();
  const preposition = t('reach.joint');
  const applicationsByLayer = useMemo(() => groupByLayerName(layers), [layers]);
  const questions = useMemo((): AccessQuestion<QuestionSubject>[] => {
    const { names } = access.graph;
    const questionsAbout = (kind: AccessTarget['kind']) =>
      [...names[kind]].map(([id, name]): AccessQuestion<QuestionSubject> => ({ about: { kind, id }, name }));
    return [
      ...questionsAbout('tools'),
      ...questionsAbout('toolgroups'),
      ...questionsAbout('purposes'),
      ...[...applicationsByLayer.keys()].map((name): AccessQuestion<QuestionSubject> => ({
        about: { kind: 'layers', id: name },
        name,
      })),
    ];
  }, [access.graph, applicationsByLayer]);
  if (!question) return undefined;
  const applications = [
    ...new Set([...access.applications, ...[...applicationsByLayer.values()].flat()]),
  ].map(id => ({
    id,
    name: applicationName(id).text,
  }));
  const answer = parseQuestion(question, preposition, questions, applications);
  if (!answer) return undefined;
  const { about } = answer.bestMatch;
  const applicationIds =
    about.kind === 'layers' ? (applicationsByLayer.get(about.id) ?? []) : access.applicationsWith(about);
  const sorted = applicationIds.toSorted(
    (a, b) =>
      Number(a === NO_APPLICATION) - Number(b === NO_APPLICATION) ||
      compareTexts(applicationName(a).text, applicationName(b).text),
  );
  const isRequested = (id: string) => !answer.applications || answer.applications.has(id);
  return {
    ...answer,
    matchingApplications: sorted.filter(isRequested),
    otherApplications: sorted.filter(id => !isRequested(id)),
  };
}

/** The columns that a route goes through. */
export const choiceFromRoute = (
  application: string,
  { role, purposes, toolgroups, tools }: AccessRoute,
): AccessChoice => ({
  application,
  role,
  purpose: purposes ?? (toolgroups ? ROLE_TOOLGROUPS : ROLE_TOOLS),
  ...(toolgroups && { toolgroup: toolgroups }),
  ...(tools && { tool: tools }),
});

/** The applications of the protected layers, by the name of the layer. */
function groupByLayerName(layers: NamedLayer[]): Map<string, string[]> {
  const matchingApplications = new Map<string, string[]>();
  for (const layer of layers) {
    const { text, as } = layer.name;
    if (!as)
      matchingApplications.set(text, [...(matchingApplications.get(text) ?? []), getApplicationId(layer)]);
  }
  return matchingApplications;
}
