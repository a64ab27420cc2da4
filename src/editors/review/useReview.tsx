import { useState } from 'react';
import { part } from '../../ui/part.tsx';
import type { ReviewProps } from './ReviewDialog.tsx';

const ReviewDialog = part(() => import('./ReviewDialog.tsx'), ['editors', 'review']);

/**
 * Reviews a document before it is saved: `review(text)` opens the dialog, which stands where `dialog` is drawn. It reads
 * what is stored again, and merges where somebody else has saved it meanwhile. The button takes `{...ahead}`.
 */
export function useReview(props: ReviewProps) {
  const [mine, review] = useState<string>();
  return {
    review,
    ahead: ReviewDialog.ahead,
    dialog:
      mine === undefined ? null : <ReviewDialog {...props} mine={mine} close={() => review(undefined)} />,
  };
}
