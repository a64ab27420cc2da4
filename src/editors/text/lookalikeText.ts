import type { TranslateText } from '../../ui/useText.ts';
import { quote } from '../Sentence.tsx';
import type { Lookalike } from './lookalikes.ts';
import type { DocumentProblem } from './problem.ts';

/** The message of a look-alike in a document of the format, such as JSON. */
export const lookalikeText = (
  t: TranslateText,
  kind: Lookalike,
  about: DocumentProblem['about'],
  format: string,
) =>
  kind === 'curly'
    ? t('editors.lookalike.curly')
    : t(`editors.lookalike.${kind}`, { code: quote(about.code!), format });
