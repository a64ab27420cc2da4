import type { MenuEntry } from '../../ui/menu/PopMenu.tsx';
import type { TranslateText } from '../../ui/useText.ts';
import { addText, appendChild, duplicateNode, removeAttribute, removeXmlNode } from './edits.ts';
import type { Structure } from './useStructured.ts';
import { childKey, type XmlRow } from './xmlRows.ts';

/** Returns the menu of a row. */
export function rowMenu(row: XmlRow, structure: Structure, t: TranslateText): MenuEntry[] {
  const {
    text,
    reading,
    ask: askForName,
    refuse,
    goOn: focusNext,
    change,
    open: setExpanded,
    put: moveTo,
  } = structure;
  const { node, key, siblings, onlyChild: only, childCount: within } = row;
  const at = siblings.indexOf(node);
  const [before, after] = [siblings[at - 1], siblings[at + 1]];
  const parentKey = key.split('.').slice(0, -1).join('.');
  const siblingRow = (index: number) => ({ key: childKey(parentKey, index) });
  const menuEntry = (name: string, text: string, choose: () => void): MenuEntry => ({
    key: name,
    label: text,
    choose,
  });
  const move = (name: string, text: string, index: number): MenuEntry[] =>
    siblings[index] && siblings[index].kind !== 'declaration'
      ? [menuEntry(name, text, () => moveTo(parentKey, siblings, at, index))]
      : [];
  const isElement = node.kind === 'element';
  return [
    ...(isElement
      ? [
          ...(only
            ? []
            : [menuEntry('element', t('editors.xml.addElement'), () => askForName({ key, for: 'element' }))]),
          menuEntry('attribute', t('editors.xml.addAttribute'), () => askForName({ key, for: 'attribute' })),
          ...(only || within
            ? []
            : [
                menuEntry('text', t('editors.xml.addText'), () => {
                  change(addText(text, node, t('editors.xml.kind.text')));
                  focusNext({ key });
                }),
              ]),
          ...(only
            ? []
            : [
                menuEntry('comment', t('editors.xml.addComment'), () => {
                  change(appendChild(text, node, '<!--  -->'));
                  setExpanded(key, true);
                  focusNext({ key });
                }),
              ]),
          menuEntry('rename', t('editors.xml.rename'), () => askForName({ key, for: 'rename' })),
          ...node.attributes.map(one =>
            menuEntry(`@${one.name}`, t('editors.xml.removeAttribute', { attribute: one.name }), () => {
              refuse(key, change(removeAttribute(text, one)));
              focusNext({ key });
            }),
          ),
        ]
      : []),
    ...(node.kind !== 'declaration' && node.parent
      ? [
          menuEntry('duplicate', t('editors.xml.duplicate'), () => {
            change(duplicateNode(text, node));
            focusNext(siblingRow(at + 1));
          }),
        ]
      : []),
    ...(node.kind === 'declaration'
      ? []
      : [...move('up', t('editors.xml.up'), at - 1), ...move('down', t('editors.xml.down'), at + 1)]),
    ...(node === reading.root
      ? []
      : [
          {
            key: 'delete',
            label: t('ui.delete'),
            danger: true,
            choose: () => {
              change(removeXmlNode(text, node));
              focusNext(after || !before ? { key } : siblingRow(at - 1));
            },
          },
        ]),
  ];
}
