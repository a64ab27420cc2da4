/** Language and theme below the pages before sign-in. */
export default {
  language: 'Language',
  en: 'English',
  es: 'Español',
  theme: 'Theme',
  light: 'Light',
  dark: 'Dark',
  system: 'System default',
} as const;
