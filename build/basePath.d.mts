export function basePath(env?: Record<string, string | undefined>): string;
