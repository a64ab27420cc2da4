import { iconUsers } from './icons.ts';
import type { Modules } from './modules.ts';
import { pathMatcher } from './pathMatcher.ts';
import { frameModules as paths } from './paths/frame.ts';
import { firstScreensModules } from './paths/list.ts';

const isFrame = pathMatcher(paths);
const isFirstScreen = pathMatcher(firstScreensModules);

/** The frame, with the icons that several areas share, if a list or the frame is among them. */
export function frameChunk(id: string, modules: Modules): string | undefined {
  const { screens, areas } = iconUsers(id, modules);
  return isFrame(id) ||
    (areas.size > 1 && screens.some(isFirstScreen)) ||
    // The home page is the first screen of most people: one file less.
    (areas.size === 1 && areas.has('home'))
    ? 'frame'
    : undefined;
}
