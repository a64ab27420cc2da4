import { json } from '@codemirror/lang-json';
import type { Format } from '../text/format.ts';
import { startChecking } from './checking.ts';
import { mistakeIn } from './mistakeIn.ts';
import { pathText } from './path.ts';
import { pathAt } from './pathAt.ts';
import { severityOf } from './severity.ts';

export const jsonFormat: Format = {
  name: 'JSON',
  ending: 'json',
  accept: '.json,application/json',
  extension: json,
  startChecking,
  mistakeIn,
  severityOf,
  pathAt,
  pathText,
};
