import ours from './styleRules.mjs';

/** @type {import('stylelint').Config} */
export default {
  extends: 'stylelint-config-recommended',
  plugins: ours,
  rules: {
    'console/no-universal-below-has': true,
    'console/scroll-needs-position': true,
    // A sheet goes from part to part of a screen, and its parts rarely meet in one element.
    'no-descending-specificity': null,
    // Of CSS modules.
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }],
  },
};
