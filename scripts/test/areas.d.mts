export interface Area {
  files: RegExp;
  tests: string[];
}
export const areas: Record<string, Area>;
export function areaOf(path: string): string | undefined;
export function testsOf(names: string[], files: string[]): string[];
