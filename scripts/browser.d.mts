import type { LaunchOptions } from '@playwright/test';

export const NO_BROWSER: string;
export const BROWSER_ARGS: string[];
export function findBrowser(): Promise<Pick<LaunchOptions, 'executablePath' | 'env'>>;
