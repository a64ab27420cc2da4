import { useResourceDefinitions } from 'react-admin';
import { language, LANGUAGES } from '../../../i18n/language.ts';
import { useMay } from '../../calls/MeContext.tsx';
import type { Creation } from '../../calls/screen.ts';
import { useSignOut } from '../../calls/useSignOut.ts';
import type { ResourceName } from '../../platform/resources.ts';
import { replacing } from '../../ui/paths.ts';
import { theme, THEMES } from '../../ui/theme/theme.ts';
import { useText } from '../../ui/useText.ts';
import { JournalPanel } from '../journal/panel.ts';
import type { Found } from './found.ts';

/** What the signed-in user may do from anywhere: make a record, choose theme and language, sign out. */
export function useActs(): Found[] {
  const t = useText();
  const may = useMay();
  const signOut = useSignOut();
  const group = t('search.acts');
  const act = (
    label: string,
    does: { to: string } | Pick<Extract<Found, { dialog: unknown }>, 'dialog'> | { act(): void },
  ): Found => ({
    key: `act ${label}`,
    kind: 'act',
    group,
    label,
    ...does,
  });
  const creations = Object.values(useResourceDefinitions<{ create?: Creation }>())
    .filter(({ name }) => may(name as ResourceName))
    .flatMap(({ options }) => options?.create ?? []);
  return [
    ...creations.map(({ label, to, dialog }) => act(t(label), dialog ? { dialog } : { to })),
    ...(may('replaceInConfigs') ? [act(t('shell.replace'), { to: replacing })] : []),
    ...THEMES.filter(name => name !== theme.choice()).map(name =>
      act(t('search.theme', { name: t(`shell.theme.${name}`) }), { act: () => theme.choose(name) }),
    ),
    ...LANGUAGES.filter(name => name !== language.now()).map(name =>
      act(t('search.language', { name: t(`shell.language.${name}`) }), { act: () => language.choose(name) }),
    ),
    act(t('shell.journal'), { dialog: JournalPanel }),
    act(t('failure.signOut'), { act: signOut }),
  ];
}
