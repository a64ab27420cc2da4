/** Lists all applications that the signed-in user may see. */
export const ALL_APPLICATIONS = {
  query: { page: 1, pageSize: 0, sortBy: 'applicationName', sortDirection: 'asc' as const },
};
