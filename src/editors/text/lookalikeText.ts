import type { Text } from '../../ui/useText.ts';
import { quoted } from '../Sentence.tsx';
import type { Lookalike } from './lookalikes.ts';
import type { DocumentProblem } from './problem.ts';

/** The sentence of a look-alike in a document of the format, as JSON. */
export const lookalikeText = (t: Text, kind: Lookalike, about: DocumentProblem['about'], format: string) =>
  kind === 'curly'
    ? t('editors.lookalike.curly')
    : t(`editors.lookalike.${kind}`, { code: quoted(about.code!), format });
