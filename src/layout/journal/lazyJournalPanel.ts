import { createContext } from 'react';
import { lazyComponent } from '../../ui/lazy/lazyComponent.tsx';

/** The journal of the signed-in user, at the right of the page. */
export const JournalPanel = lazyComponent(() => import('./JournalPanel.tsx'), ['journal']);

export const OpenJournalContext = createContext(() => {});
