import { createContext } from 'react';
import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx';

/** What the signed-in user did, at the right of the page. */
export const JournalPanel = lazyComponent(() => import('./JournalPanel.tsx'), ['journal']);

export const OpenJournalContext = createContext(() => {});
