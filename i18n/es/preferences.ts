import type en from '../en/preferences.ts';
import type { Same } from '../en/same.ts';

export default {
  language: 'Idioma',
  en: 'English',
  es: 'Español',
  theme: 'Tema',
  light: 'Claro',
  dark: 'Oscuro',
  system: 'Según el sistema',
} satisfies Same<typeof en>;
