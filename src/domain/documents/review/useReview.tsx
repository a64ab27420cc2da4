import { useState } from 'react';
import { lazyComponent } from '../../../ui/lazy/lazyComponent.tsx';
import type { ReviewProps } from './ReviewDialog.tsx';

const ReviewDialog = lazyComponent(() => import('./ReviewDialog.tsx'), ['editors', 'review']);

/**
 * Reviews a document before it is saved. `review(text)` opens `dialog`, which must render inside
 * `EditDocument`. The dialog reads the stored version, merges both if another user has saved it, and saves.
 * Spread `preloadProps` on the button.
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
