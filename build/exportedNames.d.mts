export function exportedNames(
  name: string,
  options?: { own?: boolean },
): { values: Set<string>; types: Set<string> };
