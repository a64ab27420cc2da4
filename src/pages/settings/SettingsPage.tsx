import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlineOutlined';
import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useIdentity } from '../../auth/useIdentity.ts';
import { PageHead } from '../../ui/PageHead.tsx';
import { paths } from '../../ui/paths.ts';
import { useText } from '../../ui/useText.ts';
import { PasswordForm } from './PasswordForm.tsx';
import styles from './settings.module.css';

/** The delay before the home page opens after a change, in milliseconds (docs/behaviour.md 1 §9). */
const REDIRECT_DELAY_MS = 2000;

/** Changes the user's own password. At the first login the page can be skipped (docs/behaviour.md 1 §4). */
export default function SettingsPage() {
  const t = useText();
  const me = useIdentity();
  // Keeps its first state, because the completed first login changes the identity.
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
                goHome(REDIRECT_DELAY_MS);
              }}
              skipped={() => goHome(0)}
            />
          </>
        )}
      </div>
    </>
  );
}

/** Opens the home page after a delay, unless the user has left the page. */
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
