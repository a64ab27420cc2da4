/** The links at the top of the pages before sign-in (docs/behaviour.md 1 §2). */
export default {
  label: 'Main',
  home: 'Home',
  login: 'Login',
} as const;
