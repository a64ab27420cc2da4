import { part } from '../../ui/part.tsx';

/** What the signed-in user did, at the right of the page. */
export const JournalPanel = part(() => import('./JournalPanel.tsx'), ['journal']);
