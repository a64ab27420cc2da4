import parser from 'postcss-selector-parser';
import stylelint from 'stylelint';

/** A rule of ours, which has no options: `check` looks through a sheet and reports nodes, with the words of them that are wrong. */
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

const lastStepAt = ({ nodes }) => nodes.findLastIndex(({ type }) => type === 'combinator') + 1;
const withHas = nodes => nodes.some(({ value, nodes = [] }) => value === ':has' || withHas(nodes));
const isNestedInHas = ({ parent }) =>
  Boolean(parent) && (Boolean(parent.selector?.includes(':has(')) || isNestedInHas(parent));

const KINDS = ['tag', 'class', 'id', 'attribute', 'nesting'];
const STAND_FOR = [':is', ':where', ':global', ':local'];

/** Whether the last step of a selector says of which kind it is. */
const namesKind = selector =>
  selector.nodes
    .slice(lastStepAt(selector))
    .some(
      ({ type, value, nodes = [] }) =>
        KINDS.includes(type) || (STAND_FOR.includes(value) && nodes.length > 0 && nodes.every(namesKind)),
    );

/** For what is below something with a `:has()`, no kind named, browsers keep one list for the whole page. */
const noUniversalBelowHas = plugin(
  'no-universal-below-has',
  'Name a tag or a class: for anything at all below a :has() the whole page is styled anew with each element that comes or goes.',
  (root, report) =>
    root.walkRules(rule => {
      if (rule.parent.name === 'keyframes') return;
      const isBelowHas = selector =>
        isNestedInHas(rule) || withHas(selector.nodes.slice(0, lastStepAt(selector)));
      for (const selector of parser().astSync(rule.selector).nodes)
        if (isBelowHas(selector) && !namesKind(selector)) report(rule, String(selector).trim());
    }),
);

const scrollNeedsPosition = plugin(
  'scroll-needs-position',
  'Position what scrolls: what is hidden in it but read aloud would make the page as long as all that it holds.',
  (root, report) =>
    root.walkDecls(/^overflow(-\w+)?$/, declaration => {
      if (!/\b(auto|scroll)\b/.test(declaration.value)) return;
      const isPosition = ({ prop, value }) => prop === 'position' && value !== 'static';
      if (!declaration.parent.nodes.some(isPosition)) report(declaration);
    }),
);

export default [noUniversalBelowHas, scrollNeedsPosition];
