/** Runs a task when the browser is idle. */
export const whenIdle = (task: () => void) =>
  void (window.requestIdleCallback?.(task, { timeout: 3000 }) ?? setTimeout(task));
