export const NO_BROWSER: string;
export const BROWSER_ARGS: string[];
export function findBrowser(): Promise<string>;
