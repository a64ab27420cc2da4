import { count } from '../../ui/formats.ts';
import { TextButton } from '../../ui/TextButton.tsx';
import { useText } from '../../ui/useText.ts';
import styles from './select.module.css';
import type { useGrowing } from './useGrowing.ts';

/** Draws more of a list that is too long to be drawn whole. */
export function More({ hidden, next, more }: ReturnType<typeof useGrowing>) {
  const t = useText();
  if (!hidden) return null;
  return (
    <p className={styles.more}>
      <TextButton variant="link" onClick={more}>
        {t('editors.showMore', { count: count(next) })}
      </TextButton>{' '}
      <span className="secondary">{t('editors.hidden', { smart_count: hidden, count: count(hidden) })}</span>
    </p>
  );
}
