import { useMemo } from 'react';
import {
  OWN_TOOLGROUPS,
  OWN_TOOLS,
  type AccessChoice,
} from '../../../domain/catalogue/access/accessChoice.ts';
import {
  readQuestion,
  type AccessQuestion,
  type QuestionMatch,
} from '../../../domain/catalogue/access/accessQuestion.ts';
import {
  applicationIn,
  NO_APPLICATION,
  type AccessGraph,
  type AccessRoute,
  type Target,
} from '../../../domain/catalogue/access/graph.ts';
import { compareTexts } from '../../../ui/formats.ts';
import type { Name } from '../../../ui/Name.tsx';
import { useText } from '../../../ui/useText.ts';
import type { NamedLayer } from '../useNamedLayers.ts';

/** The subject of a question: a tool, toolgroup or purpose, or the protected layers with a name. */
export type QuestionSubject = Target | { kind: 'layers'; id: string };

export interface AnsweredQuestion extends QuestionMatch<QuestionSubject> {
  /** The applications of the question in which the subject can be used, sorted by name. */
  matchingApplications: string[];
  /** The other applications in which it can be used. */
  otherApplications: string[];
}

interface Options {
  question: string;
  access: AccessGraph;
  layers: NamedLayer[];
  applicationName(application: string): Name;
}

/** Answers the question. Undefined without a question, or if no subject has such a name. */
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
    const questionsAbout = (kind: Target['kind']) =>
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
  const answer = readQuestion(question, preposition, questions, applications);
  if (!answer) return undefined;
  const { about } = answer.meant;
  const applicationIds =
    about.kind === 'layers' ? (applicationsByLayer.get(about.id) ?? []) : access.placesOf(about);
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
  purpose: purposes ?? (toolgroups ? OWN_TOOLGROUPS : OWN_TOOLS),
  ...(toolgroups && { toolgroup: toolgroups }),
  ...(tools && { tool: tools }),
});

/** The applications of the protected layers, by the name of the layer. */
function groupByLayerName(layers: NamedLayer[]): Map<string, string[]> {
  const matchingApplications = new Map<string, string[]>();
  for (const layer of layers) {
    const { text, as } = layer.name;
    if (!as)
      matchingApplications.set(text, [...(matchingApplications.get(text) ?? []), applicationIn(layer)]);
  }
  return matchingApplications;
}
