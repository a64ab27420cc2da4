import { useState } from 'react';
import { lazyComponent } from '../../../ui/lazy/lazyComponent.tsx';
import type { ReviewProps } from './ReviewDialog.tsx';

const ReviewDialog = lazyComponent(() => import('./ReviewDialog.tsx'), ['editors', 'review']);

/**
 * Reviews a document before it is saved: `review(text)` opens the dialog, which renders where `dialog` is, inside `EditDocument`. It reads
 * the stored version, merges both if somebody else has saved it meanwhile, and saves. The button takes `{...preloadProps}`.
 */
export function useReview(props: ReviewProps) {
  const [mine, review] = useState<string>();
  const closeReview = () => review(undefined);
  return {
    review,
    closeReview,
    preloadProps: ReviewDialog.preloadProps,
    dialog: mine === undefined ? null : <ReviewDialog {...props} mine={mine} onClose={closeReview} />,
  };
}
