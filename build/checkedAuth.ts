/** What ra-core's controllers of a record ask of its auth hooks, where session and access have been checked before the page. */
const checked = { isPending: false };
export const useAuthenticated = () => checked;
export const useRequireAccess = () => checked;
export const useIsAuthPending = () => false;
