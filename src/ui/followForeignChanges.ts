/*
 * Translators replace the text nodes of a page. React then removes a node that its parent no longer has, or inserts before it: the
 * browser throws, and the page breaks. The documents say that they must not be translated, but not every extension respects this.
 * React has no option for it, so two methods of Node are replaced. They behave as before for nodes that are where React put them.
 */

/** Maps a text node to the node that replaced it, or to the replacement of that node. */
const replacements = new WeakMap<Node, ChildNode>();
const areReplacements = new WeakSet<Node>();

function shownFor(node: Node): Node {
  const replacement = replacements.get(node);
  return replacement ? shownFor(replacement) : node;
}

function noteReplaced(node: Node, by: ChildNode, observer: MutationObserver) {
  if (!(node instanceof Text || areReplacements.has(node))) return;
  // A node on the page has no replacement. Deleting it prevents cycles.
  replacements.delete(by);
  replacements.set(node, by);
  areReplacements.add(by);
  // The document's observer does not see changes of nodes that are off the page.
  observer.observe(node, { characterData: true });
}

/** Shows a text node again after React has updated it off the page. */
function showAgain(text: Node) {
  if (text.isConnected || !replacements.has(text)) return;
  (shownFor(text) as ChildNode).replaceWith(text);
  replacements.delete(text);
}

function note(records: MutationRecord[], observer: MutationObserver) {
  const added = new Set<Node | null>();
  for (const { type, target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    if (type === 'characterData') showAgain(target);
    for (const node of addedNodes) {
      added.add(node);
      replacements.delete(node);
    }
    if (!removedNodes.length) continue;
    // The replacement takes one step, or two: the new node is inserted beside the old one, then the old one
    // is removed.
    const by = addedNodes[0] ?? [previousSibling, nextSibling].find(node => added.has(node));
    if (!by) continue;
    // A node between two removed texts replaces only one of them.
    added.delete(by);
    for (const node of removedNodes) noteReplaced(node, by as ChildNode, observer);
  }
}

/** Lets React update text nodes that other code has replaced. */
export function followForeignChanges() {
  const { insertBefore, removeChild } = Node.prototype;
  const observer = new MutationObserver(note);
  observer.observe(document, { childList: true, characterData: true, subtree: true });
  const latest = (node: Node) => {
    note(observer.takeRecords(), observer);
    return shownFor(node);
  };

  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this) return removeChild.call(this, child) as T;
    const shown = latest(child);
    if (this.contains(shown)) (shown as ChildNode).remove();
    return child;
  };

  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    let nextNode = before;
    if (before && before.parentNode !== this) {
      nextNode = latest(before);
      while (nextNode && nextNode.parentNode !== this) nextNode = nextNode.parentNode;
    }
    return insertBefore.call(this, node, nextNode) as T;
  };
}
