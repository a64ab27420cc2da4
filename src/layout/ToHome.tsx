import { Navigate } from 'react-router-dom';
import { paths } from '../ui/paths.ts';

/** Unknown addresses go home (spec 1 §2). */
export const ToHome = () => <Navigate to={paths.home} replace />;
