import { xml } from '@codemirror/lang-xml';
import type { Format } from '../text/format.ts';
import { startChecking } from './checking.ts';
import { pathText } from './node.ts';
import { pathAt } from './pathAt.ts';
import { read } from './read.ts';

export const xmlFormat: Format = {
  name: 'XML',
  ending: 'xml',
  accept: '.xml,application/xml,text/xml',
  extension: () => xml({ autoCloseTags: false }),
  startChecking,
  mistakeIn: text => read(text).mistake,
  severityOf: () => 'err',
  pathAt,
  pathText,
};
