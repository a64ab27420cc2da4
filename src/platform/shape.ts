export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const isRecord = (value: unknown): boolean =>
  isObject(value) && typeof value._id === 'string' && value._id !== '';
