import { describe, expect, it } from 'vitest';
import { scalarText } from '../../src/editors/json/changes.ts';
import type { TextEdit } from '../../src/editors/text/problem.ts';
import { planBlockMove } from '../../src/editors/xml/blocks.ts';
import { diffXml } from '../../src/editors/xml/diffXml.ts';
import { editAttributeValue, editContent, moveNode } from '../../src/editors/xml/edits.ts';
import { significantNodes, type XmlNode } from '../../src/editors/xml/node.ts';
import { parseXml } from '../../src/editors/xml/parseXml.ts';
import { publicText } from './folder.ts';

const text = publicText('geomoose-mapbook-test-servers.xml');
const { root, mistake } = parseXml(text);
const all = (node: XmlNode): XmlNode[] => [node, ...node.children.flatMap(all)];
const nodes = all(root!);
const done = (edits: TextEdit[]) =>
  edits
    .toSorted((one, other) => other.from - one.from)
    .reduce((now, { from, to, insert }) => now.slice(0, from) + insert + now.slice(to), text);
const sourceAt = (content: readonly XmlNode[], name: string) =>
  content.findIndex(({ attributes }) =>
    attributes.some(({ valueFrom, valueTo }) => text.slice(valueFrom, valueTo) === name),
  );

describe('a real map book', () => {
  it('a map book is read as its elements, comments and CDATA sections', () => {
    const count = (kind: XmlNode['kind']) => nodes.filter(node => node.kind === kind).length;
    expect(mistake).toBeUndefined();
    expect([count('element'), count('cdata'), count('comment')]).toEqual([321, 39, 44]);
  });

  it('one changed value of a map book is one difference', () => {
    const node = nodes.find(({ name }) => name === 'map-source')!;
    const [name] = node.attributes as [XmlNode['attributes'][number]];
    const next = done(editAttributeValue(text, name, 'sketch & more'));
    expect(diffXml(text, next)).toHaveLength(1);
    expect(next.replace('"sketch &amp; more"', '"vector-sketch"')).toBe(text);
    expect(next).toContain('&#128014;');
  });

  it('a CDATA section of a map book stays CDATA when its text contains ]]>', () => {
    const node = nodes.find(({ kind }) => kind === 'cdata')!;
    const next = done(editContent(text, node, 'a ]]> b'));
    const again = all(parseXml(next).root!);
    expect(next).toContain('<![CDATA[a ]]]]><![CDATA[> b]]>');
    expect(again.filter(({ kind }) => kind === 'element')).toHaveLength(321);
    const changes = diffXml(text, next)!;
    expect(changes).toHaveLength(1);
    expect(scalarText(changes[0]!.now!)).toBe('a ]]> b');
  });

  it('each comment of a map book stays before its element when another element is moved past it', () => {
    const content = significantNodes(text, root!.children);
    const [sketch, points] = [sourceAt(content, 'vector-sketch'), sourceAt(content, 'wfs-points')];
    const plan = planBlockMove(text, content, points, sketch)!;
    const spans = plan.blocks.map(({ first, last }) => ({
      from: content[first]!.from,
      to: content[last]!.to,
    }));
    const next = done(moveNode(text, spans, plan.from, plan.to));
    const order = [
      'TYPE = "wfs"',
      'name="wfs-points"                 type="wfs"',
      'TYPE = "vector"',
      'name="vector-sketch"',
      'TYPE = "geojson"',
    ];
    const offsets = order.map(part => next.indexOf(part));
    expect(offsets).toEqual(offsets.toSorted((one, other) => one - other));
    expect(offsets).not.toContain(-1);
    expect(next).toHaveLength(text.length);
    expect(all(parseXml(next).root!)).toHaveLength(nodes.length);
  });
});
