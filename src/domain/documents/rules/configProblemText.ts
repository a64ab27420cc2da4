import type { JsonKind } from '../../../editors/json/node.ts';
import { quote } from '../../../editors/Sentence.tsx';
import type { DocumentProblem } from '../../../editors/text/problem.ts';
import { formatCount } from '../../../ui/formats.ts';
import type { PlaceholdersOf, TranslateText } from '../../../ui/useText.ts';
import type { ConfigProblemKind } from './problemSeverities.ts';

export function configProblemText(
  t: TranslateText,
  { kind, about }: DocumentProblem,
  lineOf: (at: number) => number,
): string {
  const interpolation = Object.fromEntries(
    Object.entries(about).map(([name, value]) => [name, quote(value)]),
  ) as PlaceholdersOf<`editors.rule.${ConfigProblemKind}` | 'editors.rule.noLayers'>;
  switch (kind as ConfigProblemKind) {
    case 'type': {
      const kinds = {
        is: t(`editors.tree.types.${about.is as JsonKind}`),
        wanted: t(`editors.tree.types.${about.wanted as JsonKind}`),
      };
      return about.name
        ? t('editors.rule.type', { ...interpolation, ...kinds })
        : t('editors.rule.document', kinds);
    }
    case 'sameId':
    case 'repeated':
      return t(`editors.rule.${kind as 'sameId' | 'repeated'}`, {
        ...interpolation,
        line: lineOf(Number(about.at)),
      });
    case 'geometry':
      return t('editors.rule.geometry', {
        ...interpolation,
        geometry: t(`editors.rule.geometries.${about.geometry as 'point' | 'line' | 'area'}`),
      });
    case 'slow':
      return t('editors.rule.slow', { ...interpolation, seconds: formatCount(Number(about.seconds)) });
    case 'servedMin':
    case 'servedMax':
      return t(`editors.rule.${kind as 'servedMin' | 'servedMax'}`, {
        ...interpolation,
        said: formatCount(Number(about.said)),
        limit: formatCount(Number(about.limit)),
      });
    case 'noLayer':
      return about.first === undefined
        ? t('editors.rule.noLayers', interpolation)
        : t('editors.rule.noLayer', interpolation);
    default:
      return t(`editors.rule.${kind as ConfigProblemKind}`, interpolation);
  }
}
