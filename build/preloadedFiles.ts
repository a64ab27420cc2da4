const ALWAYS = /\/(index|rolldown-runtime)-[\w-]+\.\w+$/;
const WITH_THE_FRAME = /\/(opening|core|frame)-[\w-]+\.\w+$/;

/**
 * The files to ask for beside one that is loaded on demand: without those that are on their way in any case. The entry names
 * only what opens the console, and styles: what else it asks for is small and brings its own along, and each name is loaded by everybody.
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
