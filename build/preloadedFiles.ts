const ALWAYS = /\/(index|rolldown-runtime)-[\w-]+\.\w+$/;
const WITH_THE_FRAME = /\/(opening|core|frame)-[\w-]+\.\w+$/;

/**
 * The files to preload with a file that is loaded on demand, without those that load anyway. The entry names
 * only styles and the files that open the console, because every user loads these names and its other files
 * are small.
 */
export function preloadedFiles(
  file: string,
  files: string[],
  { hostId, hostType }: { hostId: string; hostType: 'html' | 'js' },
): string[] {
  if (hostType === 'html') return files;
  const needed = files.filter(one => !ALWAYS.test(one));
  if (WITH_THE_FRAME.test(file)) return needed;
  const own = needed.filter(one => !WITH_THE_FRAME.test(one));
  return ALWAYS.test(`/${hostId}`) ? own.filter(one => one.endsWith('.css')) : own;
}
