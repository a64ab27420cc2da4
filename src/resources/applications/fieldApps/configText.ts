import { parseValue } from '../../../editors/json/findSyntaxError.ts';
import type { FieldErrors } from '../../../platform/errors.ts';
import type { FieldAppValues } from './fieldAppForm.ts';

type Services = Partial<Pick<FieldAppValues, 'faServices'>>;

/** Returns the configuration of a layer as text. Other values than strings are written as JSON. */
export const layerConfigText = (config: unknown): string =>
  typeof config === 'string'
    ? config
    : config === undefined || config === null
      ? ''
      : JSON.stringify(config, null, 2);

function read(text: string): { value: unknown } | undefined {
  try {
    return { value: parseValue(text) };
  } catch {
    return undefined;
  }
}

/** Converts typed text to the form value. The value is parsed JSON if the stored value was not a string. */
export function parseConfigText(typed: string, opened: unknown): unknown {
  if (typed === layerConfigText(opened)) return opened;
  if (typeof opened === 'string' || opened === undefined || opened === null) return typed;
  if (typed.trim() === '') return null;
  const { value = typed } = read(typed) ?? {};
  return value;
}

const configsIn = ({ faServices }: Services) =>
  (faServices ?? []).map(({ faservicelayers }) =>
    (faservicelayers ?? []).map(({ faServiceLayerConfig }) => faServiceLayerConfig),
  );

/**
 * Returns an error for each configuration that is not JSON, unless it was already invalid when the form was
 * opened.
 */
export function configErrors(values: Services, opened: Services): FieldErrors {
  const known = new Set(configsIn(opened).flat());
  const errors: FieldErrors = {};
  configsIn(values).forEach((configs, service) =>
    configs.forEach((config, layer) => {
      if (typeof config === 'string' && config.trim() && !known.has(config) && !read(config))
        errors[`faServices.${service}.faservicelayers.${layer}.faServiceLayerConfig`] =
          'fieldApps.rule.config';
    }),
  );
  return errors;
}
