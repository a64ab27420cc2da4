/** Runs a task once the browser has nothing urgent to do. */
export const whenIdle = (task: () => void) =>
  void (window.requestIdleCallback?.(task, { timeout: 3000 }) ?? setTimeout(task));
