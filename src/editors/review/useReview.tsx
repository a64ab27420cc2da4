import { useState } from 'react';
import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx';
import type { ReviewProps } from './ReviewDialog.tsx';

const ReviewDialog = lazyComponent(() => import('./ReviewDialog.tsx'), ['editors', 'review']);

/**
 * Reviews a document before it is saved: `review(text)` opens the dialog, which stands where `dialog` is drawn. It reads
 * what is stored again, and merges where somebody else has saved it meanwhile. The button takes `{...preloadProps}`.
 */
export function useReview(props: ReviewProps) {
  const [mine, review] = useState<string>();
  return {
    review,
    preloadProps: ReviewDialog.preloadProps,
    dialog:
      mine === undefined ? null : <ReviewDialog {...props} mine={mine} close={() => review(undefined)} />,
  };
}
