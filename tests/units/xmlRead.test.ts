import { describe, expect, it } from 'vitest';
import { seededImports } from '../../mocks/db/seededImport.ts';
import { faultInXml } from '../../mocks/http/xml.ts';
import { toLineColumn } from '../../src/editors/text/problem.ts';
import { xmlPathText, type XmlNode } from '../../src/editors/xml/node.ts';
import { parseXml } from '../../src/editors/xml/parseXml.ts';
import { decodeXml, rewriteXml } from '../../src/editors/xml/references.ts';

const mistake = (text: string) => {
  const found = parseXml(text).mistake;
  return (
    found && [found.kind, Object.values(toLineColumn(text, found.from)).join(':'), xmlPathText(found.path)]
  );
};

describe('mistakes in XML texts', () => {
  it.each([
    ['', 'empty', '1:1', ''],
    ['<!-- only this -->', 'empty', '1:1', ''],
    [' <?xml version="1.0"?><a/>', 'declaration', '1:2', ''],
    ['<?xml?><a/>', 'declaration', '1:1', ''],
    ['<!DOCTYPE a><a/>', 'doctype', '1:1', ''],
    ['<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>', 'doctype', '1:1', ''],
    ['<!DOCTYPE a [<!ENTITY b "ha"><!ENTITY c "&b;&b;&b;">]><a>&c;</a>', 'doctype', '1:1', ''],
    ['SELECT 1', 'outside', '1:1', ''],
    ['<a/>\nrest', 'outside', '2:1', ''],
    ['<![CDATA[x]]><a/>', 'outside', '1:1', ''],
    ['<a/><b/>', 'second', '1:5', ''],
    ['<a>1 < 2</a>', 'tag', '1:6', '/a'],
    ['<a><!ELEMENT b></a>', 'tag', '1:4', '/a'],
    ['<a b=1/>', 'value', '1:4', ''],
    ['<a b/>', 'value', '1:4', ''],
    ['<a b="1"c="2"/>', 'character', '1:9', ''],
    ['<a "b"/>', 'character', '1:4', ''],
    ['<a b="1" b="2"/>', 'twice', '1:10', ''],
    ['<a b="x<y"/>', 'less', '1:8', ''],
    ['<a>\n  <b>\n  <b>', 'open', '3:3', '/a/b/b'],
    ['<a>\n  <b>\n</a>', 'mismatch', '3:1', '/a/b'],
    ['<a/></a>', 'rest', '1:5', ''],
    ['<a', 'unended', '1:1', ''],
    ['<a><!-- x </a>', 'unended', '1:4', '/a'],
    ['<a><![CDATA[ x </a>', 'unended', '1:4', '/a'],
    ['<a><?sort x </a>', 'unended', '1:4', '/a'],
    ['<a b="1></a>', 'unended', '1:6', ''],
    ['<a></a', 'unended', '1:4', '/a'],
    ['<a><!-- x -- y --></a>', 'dashes', '1:11', '/a'],
    ['<a>this & that</a>', 'ampersand', '1:9', '/a'],
    ['<a b="x&y"/>', 'ampersand', '1:8', ''],
    ['<a>&nbsp;</a>', 'entity', '1:4', '/a'],
    ['<a>&#0;</a>', 'entity', '1:4', '/a'],
    ['<a>&toString;</a>', 'entity', '1:4', '/a'],
    ['<a>]]></a>', 'cdataEnd', '1:4', '/a'],
    ['<a:b:c/>', 'name', '1:2', ''],
    ['<a><sql:b/></a>', 'prefix', '1:5', '/a'],
    ['<a xmlns:sql="urn:sql"/><!-- --><?p?>', undefined],
    ['<a><b xmlns:sql="urn:sql"/><sql:c/></a>', 'prefix', '1:29', '/a'],
    ['<a>\u0001</a>', 'unseen', '1:4', ''],
    ['<a>\uD800</a>', 'unseen', '1:4', ''],
    ['<a>\u{1F33E}</a>', undefined],
    ['\uFEFF<a/>', undefined],
    ['<table><row><cell/></row><row><cell></row></table>', 'mismatch', '1:37', '/table/row[2]/cell'],
  ])('the XML text %j has this mistake: %s', (text, kind, ...position) =>
    expect(mistake(text)).toEqual(kind && [kind, ...position]),
  );

  it('an XML text has a mistake exactly where the platform refuses it', () => {
    const parts = [
      '<a>',
      '</a>',
      '<b x="1"',
      " y='&lt;'",
      '>',
      '/>',
      '</b>',
      'text',
      '&amp;',
      '&',
      '<!--',
      '-->',
      '--',
      '<![CDATA[',
      ']]>',
      '<?p q?>',
      '<?xml version="1.0"?>',
      '<n:c xmlns:n="u"/>',
      '<n:c/>',
      ' ',
      '\n',
      '"',
      '=',
      '\u0001',
      '&#65;',
      'é',
    ];
    let seed = 7;
    const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
    let valid = 0;
    for (let n = 0; n < 4000; n += 1) {
      const inside = Array.from({ length: random(6) }, () => parts[random(parts.length)]).join('');
      const text = random(4) ? `<a>${inside}</a>` : inside;
      const refused = faultInXml(text) !== undefined;
      if (!refused) valid += 1;
      expect([text, parseXml(text).mistake !== undefined]).toEqual([text, refused]);
    }
    expect(valid).toBeGreaterThan(300);
  });

  it.each([
    ['10,000 levels', `${'<a>'.repeat(10_000)}x${'</a>'.repeat(10_000)}`],
    ['10,000 levels that stay open', '<a>'.repeat(10_000)],
    ['ten megabytes of text', `<a>${'x'.repeat(10_000_000)}</a>`],
    ['100,000 elements', `<a>${'<b c="1"/>'.repeat(100_000)}</a>`],
    ['20,000 attributes', `<a ${Array.from({ length: 20_000 }, (_, n) => `a${n}=""`).join(' ')}/>`],
  ])('an XML text with %s is checked for mistakes', (name, text) =>
    expect(parseXml(text).mistake?.kind).toBe(name.endsWith('open') ? 'open' : undefined),
  );
});

describe('nodes of XML texts', () => {
  /** Rebuilds the text from the nodes. */
  const written = (text: string, nodes: readonly XmlNode[]): string =>
    nodes
      .map(node =>
        node.kind === 'element'
          ? text.slice(node.from, node.insideFrom) +
            written(text, node.children) +
            text.slice(node.insideTo, node.to)
          : text.slice(node.from, node.to),
      )
      .join('');

  it('the XML text can be put together again from its nodes', () => {
    const text = `<r a='1' b = "2">\r\n${seededImports()[0]!.config.replace(/^<\?.+\n/, '')}<c  /><d></d >\t<![CDATA[ ]]>&amp;<e>]]&gt;</e></r>`;
    const { root, mistake } = parseXml(text);
    expect(mistake).toBeUndefined();
    expect(written(text, [root!])).toBe(text);
  });

  it('comments, CDATA, instructions and text of XML are read in order with their contents', () => {
    const text =
      '<?xml version="1.0"?><!-- a --><x y = "1&amp;2">one<![CDATA[<two>]]><?sort by name?><z/></x>';
    const nestedNodes = (nodes: readonly XmlNode[]) =>
      nodes.map(({ kind, name, insideFrom, insideTo }) => [kind, name, text.slice(insideFrom, insideTo)]);
    const { children, root } = parseXml(text);
    expect(nestedNodes(children).slice(0, 2)).toEqual([
      ['declaration', 'xml', ' version="1.0"'],
      ['comment', '', ' a '],
    ]);
    expect(nestedNodes(root!.children)).toEqual([
      ['text', '', 'one'],
      ['cdata', '', '<two>'],
      ['instruction', 'sort', 'by name'],
      ['element', 'z', ''],
    ]);
    expect(
      root!.attributes.map(({ name, valueFrom, valueTo }) => [name, text.slice(valueFrom, valueTo)]),
    ).toEqual([['y', '1&amp;2']]);
  });
});

describe('references in XML texts', () => {
  it('references in XML are read as the characters they stand for', () =>
    expect(decodeXml('Owner &amp; mailing &#x41;&#66;&lt;')).toBe('Owner & mailing AB<'));

  it.each([
    ['Owner &amp; mailing &#233;', 'Owners & mailing é', 'text', 'Owners &amp; mailing &#233;'],
    ['&#233;t&#233;', 'éteé', 'text', '&#233;te&#233;'],
    ['a', 'a<b & "c" ]]>', 'text', 'a&lt;b &amp; "c" ]]&gt;'],
    ['a', 'a"\'\n', '"', "a&quot;'&#10;"],
    ['a', 'a"\'', "'", 'a"&apos;'],
    ['aa', 'a', 'text', 'a'],
    ['&amp;&amp;', '&', 'text', '&amp;'],
    ['', '', '"', ''],
    ['\u{1F33E}', '\u{1F33F}', 'text', '\u{1F33F}'],
  ] as const)(
    'a change of the XML value %j to %j keeps the references in the rest',
    (written, next, within, is) => {
      expect(rewriteXml(written, next, within)).toBe(is);
      expect(decodeXml(is)).toBe(next);
    },
  );
});
