import parser from 'postcss-selector-parser';
import stylelint from 'stylelint';

/** Makes a stylelint rule without options. `check(root, report)` calls `report(node, word)` for each violation. */
function plugin(name, message, check) {
  const ruleName = `console/${name}`;
  const messages = stylelint.utils.ruleMessages(ruleName, { rejected: message });
  const rule = primary => (root, result) => {
    if (stylelint.utils.validateOptions(result, ruleName, { actual: primary, possible: [true] }))
      check(root, (node, word) =>
        stylelint.utils.report({ ruleName, result, node, word, message: messages.rejected }),
      );
  };
  return stylelint.createPlugin(ruleName, Object.assign(rule, { ruleName, messages, meta: {} }));
}

const lastCompoundStart = ({ nodes }) => nodes.findLastIndex(({ type }) => type === 'combinator') + 1;
const containsHas = nodes => nodes.some(({ value, nodes = [] }) => value === ':has' || containsHas(nodes));
const isNestedInHas = ({ parent }) =>
  Boolean(parent) && (Boolean(parent.selector?.includes(':has(')) || isNestedInHas(parent));

const SPECIFIC_TYPES = ['tag', 'class', 'id', 'attribute', 'nesting'];
const WRAPPERS = [':is', ':where', ':global', ':local'];

/** Whether the last compound of a selector contains a tag, class, id or attribute. */
const hasSpecificCompound = selector =>
  selector.nodes
    .slice(lastCompoundStart(selector))
    .some(
      ({ type, value, nodes = [] }) =>
        SPECIFIC_TYPES.includes(type) ||
        (WRAPPERS.includes(value) && nodes.length > 0 && nodes.every(hasSpecificCompound)),
    );

/** For universal selectors below a `:has()`, browsers restyle the whole page whenever an element is added or removed. */
const noUniversalBelowHas = plugin(
  'no-universal-below-has',
  'Name a tag or a class: a universal selector below a :has() restyles the whole page whenever an element is added or removed.',
  (root, report) =>
    root.walkRules(rule => {
      if (rule.parent.name === 'keyframes') return;
      const isBelowHas = selector =>
        isNestedInHas(rule) || containsHas(selector.nodes.slice(0, lastCompoundStart(selector)));
      for (const selector of parser().astSync(rule.selector).nodes)
        if (isBelowHas(selector) && !hasSpecificCompound(selector)) report(rule, String(selector).trim());
    }),
);

const scrollNeedsPosition = plugin(
  'scroll-needs-position',
  'Set a position on scroll containers: visually hidden children would otherwise make the page as long as the content.',
  (root, report) =>
    root.walkDecls(/^overflow(-\w+)?$/, declaration => {
      if (!/\b(auto|scroll)\b/.test(declaration.value)) return;
      const isPosition = ({ prop, value }) => prop === 'position' && value !== 'static';
      if (!declaration.parent.nodes.some(isPosition)) report(declaration);
    }),
);

export default [noUniversalBelowHas, scrollNeedsPosition];
