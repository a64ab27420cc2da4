import type { MenuEntry } from '../../ui/menu/MenuButton.tsx';
import type { Text } from '../../ui/useText.ts';
import { attributeRemoved, childAdded, duplicated, removeXmlNode, textAdded } from './edits.ts';
import { keyIn, type XmlRow } from './shown.ts';
import type { Structure } from './useStructured.ts';

/** The menu of a row: what can be added to it, and what can be done with it. */
export function rowMenu(row: XmlRow, structure: Structure, t: Text): MenuEntry[] {
  const { text, reading, ask, refuse, goOn, change, open, put } = structure;
  const { node, key, siblings, only, within } = row;
  const at = siblings.indexOf(node);
  const [before, behind] = [siblings[at - 1], siblings[at + 1]];
  const around = key.split('.').slice(0, -1).join('.');
  const beside = (place: number) => ({ key: keyIn(around, place) });
  const act = (name: string, text: string, choose: () => void): MenuEntry => ({
    key: name,
    label: text,
    choose,
  });
  const move = (name: string, text: string, place: number): MenuEntry[] =>
    siblings[place] && siblings[place].kind !== 'declaration'
      ? [act(name, text, () => put(around, siblings, at, place))]
      : [];
  const isElement = node.kind === 'element';
  return [
    ...(isElement
      ? [
          ...(only ? [] : [act('element', t('editors.xml.addElement'), () => ask({ key, for: 'element' }))]),
          act('attribute', t('editors.xml.addAttribute'), () => ask({ key, for: 'attribute' })),
          ...(only || within
            ? []
            : [
                act('text', t('editors.xml.addText'), () => {
                  change(textAdded(text, node, t('editors.xml.kind.text')));
                  goOn({ key });
                }),
              ]),
          ...(only
            ? []
            : [
                act('comment', t('editors.xml.addComment'), () => {
                  change(childAdded(text, node, '<!--  -->'));
                  open(key, true);
                  goOn({ key });
                }),
              ]),
          act('rename', t('editors.xml.rename'), () => ask({ key, for: 'rename' })),
          ...node.attributes.map(one =>
            act(`@${one.name}`, t('editors.xml.removeAttribute', { attribute: one.name }), () => {
              refuse(key, change(attributeRemoved(text, one)));
              goOn({ key });
            }),
          ),
        ]
      : []),
    ...(node.kind !== 'declaration' && node.parent
      ? [
          act('duplicate', t('editors.xml.duplicate'), () => {
            change(duplicated(text, node));
            goOn(beside(at + 1));
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
              goOn(behind || !before ? { key } : beside(at - 1));
            },
          },
        ]),
  ];
}
