import { xml } from '@codemirror/lang-xml';
import { syntaxTree } from '@codemirror/language';
import type { EditorState } from '@codemirror/state';
import type { SyntaxNode } from '@lezer/common';
import type { Format } from '../text/format.ts';
import { xmlPathText } from './node.ts';
import { parseXml } from './parseXml.ts';
import { startCheckingXml } from './startCheckingXml.ts';

const childText = (state: EditorState, node: SyntaxNode | null, name: string) => {
  const found = node?.getChild(name);
  return found ? state.sliceDoc(found.from, found.to) : '';
};
const tagName = (state: EditorState, element: SyntaxNode) =>
  childText(state, element.getChild('OpenTag') ?? element.getChild('SelfClosingTag'), 'TagName');

/** Returns the path of an offset (`table[2]`, `@name`), as far as the text around it is parsed. */
function pathAt(state: EditorState, at: number): string[] {
  const path: string[] = [];
  for (let node: SyntaxNode | null = syntaxTree(state).resolveInner(at, -1); node; node = node.parent) {
    if (node.name === 'Attribute') path.unshift(`@${childText(state, node, 'AttributeName')}`);
    if (node.name !== 'Element') continue;
    const name = tagName(state, node);
    let position = 1;
    for (let before = node.prevSibling; before; before = before.prevSibling)
      if (before.name === 'Element' && tagName(state, before) === name) position += 1;
    let isOne = position === 1;
    for (let behind = node.nextSibling; isOne && behind; behind = behind.nextSibling)
      if (behind.name === 'Element' && tagName(state, behind) === name) isOne = false;
    if (name) path.unshift(isOne ? name : `${name}[${position}]`);
  }
  return path;
}

export const xmlFormat: Format = {
  name: 'XML',
  fileExtension: 'xml',
  accept: '.xml,application/xml,text/xml',
  extension: () => xml({ autoCloseTags: false }),
  startChecking: startCheckingXml,
  findSyntaxError: text => parseXml(text).mistake,
  getSeverity: () => 'err',
  pathAt,
  pathText: xmlPathText,
};
