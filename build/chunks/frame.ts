import { iconUsers } from './icons.ts';
import type { Modules } from './modules.ts';
import { pathMatcher } from './pathMatcher.ts';
import { frameModules as paths } from './paths/frame.ts';
import { firstScreensModules } from './paths/list.ts';

const isFrame = pathMatcher(paths);
const isFirstScreen = pathMatcher(firstScreensModules);

/** The frame, with icons that several areas share and a list or the frame uses. */
export function frameChunk(id: string, modules: Modules): string | undefined {
  const { screens, areas } = iconUsers(id, modules);
  return isFrame(id) ||
    (areas.size > 1 && screens.some(isFirstScreen)) ||
    // The home page is the first screen of most users, so its icons need no file of their own.
    (areas.size === 1 && areas.has('home'))
    ? 'frame'
    : undefined;
}
