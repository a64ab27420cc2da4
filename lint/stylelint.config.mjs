import styleRules from './styleRules.mjs';

/** @type {import('stylelint').Config} */
export default {
  extends: 'stylelint-config-recommended',
  plugins: styleRules,
  rules: {
    'console/no-universal-below-has': true,
    'console/scroll-needs-position': true,
    // Sheets are ordered by the parts of a screen, and their selectors rarely match the same element.
    'no-descending-specificity': null,
    // CSS modules define `:global`.
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }],
  },
};
