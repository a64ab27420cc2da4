import { useEditor } from '../../../editors/text/documentEditor.ts';
import type { PreloadProps } from '../../../ui/lazy/lazyComponent.tsx';
import { TextButton } from '../../../ui/TextButton.tsx';
import { useText } from '../../../ui/useText.ts';
import styles from './parts.module.css';
import type { DocumentPart } from './storedParts.ts';
import { useLoadDefault } from './useLoadDefault.ts';

interface Props {
  part: DocumentPart;
  canLoadDefault: boolean;
  review(text: string | undefined): void;
  /** Load the code of the review before it opens. */
  preloadProps: PreloadProps;
}

/** Buttons that load the default config, and that review the document before it is saved. */
export function ConfigTools({ part, canLoadDefault, review, preloadProps }: Props) {
  const t = useText();
  const { unsaved, readText } = useEditor();
  const { load, pending } = useLoadDefault(part);
  return (
    <>
      {canLoadDefault ? (
        <TextButton variant="quiet" small pending={pending} onClick={load}>
          {t('configs.loadDefault')}
        </TextButton>
      ) : null}
      {/* A review opened while the default loads would save the document without it. */}
      <TextButton
        variant="primary"
        small
        pending={pending}
        {...preloadProps}
        onClick={() => pending || review(readText())}
      >
        {unsaved ? <span className={styles.dot} aria-hidden /> : null}
        {t('configs.review')}
      </TextButton>
    </>
  );
}
