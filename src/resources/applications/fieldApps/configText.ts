import { parseValue } from '../../../editors/json/findMistake.ts';
import type { FieldErrors } from '../../../platform/errors.ts';
import type { FieldAppValues } from './fieldAppForm.ts';

type Services = Partial<Pick<FieldAppValues, 'faServices'>>;

/** The configuration of a layer as a text; what the platform has as a value is written as JSON. */
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

/** What is held of a typed text: the configuration itself where that is what it says, a text where it was one. */
export function configOf(typed: string, opened: unknown): unknown {
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

/** Which configurations are no JSON; one that was so when the form was opened is left as it is. */
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
