import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The file that starts the program. */
    program: string;
  }
}

/**
 * Builds the program before the tests, which start it dozens of times: each start from its sources would take
 * two seconds more.
 */
export default async function bundle({ provide }: TestProject) {
  mkdirSync('.cache', { recursive: true });
  const outDir = mkdtempSync('.cache/program-');
  await build({ logLevel: 'error', build: { ssr: 'server/main.ts', outDir } });
  provide('program', join(outDir, 'main.js'));
  return () => rmSync(outDir, { recursive: true, force: true });
}
