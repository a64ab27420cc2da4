import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlineOutlined';
import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useIdentity } from '../../auth/useIdentity.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { paths } from '../../ui/paths.ts';
import { useText } from '../../ui/useText.ts';
import { PasswordForm } from './PasswordForm.tsx';
import styles from './settings.module.css';

/** From the changed password to the home page (docs/behaviour.md 1 §9), milliseconds. */
const REDIRECT = 2000;

/** The own password; at the first login a step that can be skipped (docs/behaviour.md 1 §4). */
export default function SettingsPage() {
  const t = useText();
  const me = useIdentity();
  // The page stays the one that was opened, also when the platform says that the first login is done.
  const [firstLogin] = useState(me.isLoggedinYet === false);
  const [changed, setChanged] = useState(false);
  const goHome = useGoHome();
  return (
    <>
      <PageHead title={t(firstLogin ? 'settings.firstTitle' : 'settings.title')} />
      <div className={`panel ${styles.panel}`}>
        {changed ? (
          <div className="note ok">
            <CheckCircleIcon />
            <p>
              {t('settings.leaving')}{' '}
              <Link to={paths.home} replace autoFocus>
                {t('settings.leaveNow')}
              </Link>
            </p>
          </div>
        ) : (
          <>
            {firstLogin ? <p>{t('settings.firstText')}</p> : null}
            <PasswordForm
              firstLogin={firstLogin}
              changed={() => {
                setChanged(true);
                goHome(REDIRECT);
              }}
              skipped={() => goHome(0)}
            />
          </>
        )}
      </div>
    </>
  );
}

/** Goes to the home page after so many milliseconds, unless somebody has left before. */
function useGoHome() {
  const navigate = useNavigate();
  const [after, setAfter] = useState<number>();
  useEffect(() => {
    if (after === undefined) return;
    const timer = setTimeout(() => navigate(paths.home, { replace: true }), after);
    return () => clearTimeout(timer);
  }, [after, navigate]);
  return setAfter;
}
