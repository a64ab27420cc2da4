/** The path below which the console is served (BASE_PATH): `/`, or one that begins and ends with a slash, such as `/console/`. */
export function basePath(env = process.env) {
  const base = env.BASE_PATH || '/';
  if (!/^\/([\w.~-]+\/)*$/.test(base))
    throw new Error(`BASE_PATH must begin and end with a slash, as /console/ does, not "${base}".`);
  return base;
}
