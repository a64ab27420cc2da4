import preferences from '../../i18n/en/preferences.ts';
import { language, LANGUAGES, type Language } from '../../i18n/language.ts';
import { useStoreValue } from '../storage/useStoreValue.ts';
import { theme, THEMES, type ThemeChoice } from '../ui/theme/theme.ts';
import { addEnglishTexts, useAccountText } from './accountText.ts';
import { AccountIcon, CIRCLE } from './icons.tsx';

addEnglishTexts({ preferences });

const GlobeIcon = () => (
  <AccountIcon d={`${CIRCLE}M2.2 8h11.6M8 2.1c4 3.6 4 8.2 0 11.8-4-3.6-4-8.2 0-11.8Z`} />
);
const ContrastIcon = () => (
  <AccountIcon d={CIRCLE}>
    <path d="M8 2.1a5.9 5.9 0 0 1 0 11.8Z" fill="currentColor" />
  </AccountIcon>
);

/** Language and theme, stored on this device. */
export function Preferences() {
  const t = useAccountText();
  const currentLanguage = useStoreValue(language);
  const currentTheme = useStoreValue(theme);
  return (
    <footer className="preferences">
      <label>
        <GlobeIcon />
        <select
          aria-label={t('preferences.language')}
          value={currentLanguage}
          onChange={event => language.set(event.target.value as Language)}
        >
          {LANGUAGES.map(name => (
            <option key={name} value={name} lang={name}>
              {t(`preferences.${name}`)}
            </option>
          ))}
        </select>
      </label>
      <label>
        <ContrastIcon />
        <span>{t('preferences.theme')}</span>
        <select
          aria-label={t('preferences.theme')}
          value={currentTheme}
          onChange={event => theme.set(event.target.value as ThemeChoice)}
        >
          {THEMES.map(name => (
            <option key={name} value={name}>
              {t(`preferences.${name}`)}
            </option>
          ))}
        </select>
      </label>
    </footer>
  );
}
