import type { Scenarios } from './testFaults.ts';

const files = import.meta.glob<Record<string, Scenarios>>('./areas/*.ts', { eager: true });

/** The scenarios of all areas; several of them may call the same endpoint. */
export const faultsOfAreas: Scenarios[] = Object.values(files).flatMap(file => Object.values(file));
