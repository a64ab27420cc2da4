import { useMemo } from 'react';
import { OWN_TOOLGROUPS, OWN_TOOLS, type AccessChoice } from '../../../domain/catalogue/access/choice.ts';
import {
  applicationIn,
  NO_APPLICATION,
  type AccessGraph,
  type AccessRoute,
  type Target,
} from '../../../domain/catalogue/access/graph.ts';
import {
  readQuestion,
  type AccessQuestion,
  type QuestionMatch,
} from '../../../domain/catalogue/access/question.ts';
import { compareTexts } from '../../../ui/formats.ts';
import type { Name } from '../../../ui/Name.tsx';
import { useText } from '../../../ui/useText.ts';
import type { KnownLayer } from '../useKnownLayers.ts';

/** What a question can be about: a tool, toolgroup or purpose, or the protected layers of a name. */
export type QuestionSubject = Target | { kind: 'layers'; id: string };

export interface AnsweredQuestion extends QuestionMatch<QuestionSubject> {
  /** Where it can be used, as far as the question asks, in order. */
  places: string[];
  /** Where else it can be used. */
  elsewhere: string[];
}

interface Given {
  question: string;
  access: AccessGraph;
  layers: KnownLayer[];
  nameOf(application: string): Name;
}

/** The answer to what was asked; undefined where nothing was, or nothing is known by such a name. */
export function useQuestion({ question, access, layers, nameOf }: Given): AnsweredQuestion | undefined {
  const t = useText();
  const joint = t('reach.joint');
  const byName = useMemo(() => layersByName(layers), [layers]);
  const all = useMemo((): AccessQuestion<QuestionSubject>[] => {
    const { names } = access.graph;
    const of = (kind: Target['kind']) =>
      [...names[kind]].map(([id, name]): AccessQuestion<QuestionSubject> => ({ about: { kind, id }, name }));
    return [
      ...of('tools'),
      ...of('toolgroups'),
      ...of('purposes'),
      ...[...byName.keys()].map((name): AccessQuestion<QuestionSubject> => ({
        about: { kind: 'layers', id: name },
        name,
      })),
    ];
  }, [access.graph, byName]);
  if (!question) return undefined;
  const applications = [...new Set([...access.applications, ...[...byName.values()].flat()])].map(id => ({
    id,
    name: nameOf(id).text,
  }));
  const answer = readQuestion(question, joint, all, applications);
  if (!answer) return undefined;
  const { about } = answer.meant;
  const found = about.kind === 'layers' ? (byName.get(about.id) ?? []) : access.placesOf(about);
  const sorted = found.toSorted(
    (a, b) =>
      Number(a === NO_APPLICATION) - Number(b === NO_APPLICATION) ||
      compareTexts(nameOf(a).text, nameOf(b).text),
  );
  const isMeant = (id: string) => !answer.applications || answer.applications.has(id);
  return { ...answer, places: sorted.filter(isMeant), elsewhere: sorted.filter(id => !isMeant(id)) };
}

/** The columns that a way goes through. */
export const choiceOf = (
  application: string,
  { role, purposes, toolgroups, tools }: AccessRoute,
): AccessChoice => ({
  application,
  role,
  purpose: purposes ?? (toolgroups ? OWN_TOOLGROUPS : OWN_TOOLS),
  ...(toolgroups && { toolgroup: toolgroups }),
  ...(tools && { tool: tools }),
});

/** Where the protected layers of each name are given. */
function layersByName(layers: KnownLayer[]): Map<string, string[]> {
  const places = new Map<string, string[]>();
  for (const layer of layers) {
    const { text, as } = layer.name;
    if (!as) places.set(text, [...(places.get(text) ?? []), applicationIn(layer)]);
  }
  return places;
}
