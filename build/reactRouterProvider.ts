import { useCallback, useContext, useEffect, useRef, type ReactNode } from 'react';
import type { RouterNavigateFunction, RouterProvider } from 'react-admin';
import {
  Link,
  matchPath,
  Navigate,
  Outlet,
  Route,
  Routes,
  UNSAFE_DataRouterContext,
  UNSAFE_DataRouterStateContext,
  useBlocker,
  useInRouterContext,
  useLocation,
  useMatch,
  useParams,
  useNavigate as useRouterNavigate,
} from 'react-router-dom';

/** Returns the same function at every URL, so that components do not render again. */
function useNavigate(): RouterNavigateFunction {
  const navigate = useRouterNavigate() as RouterNavigateFunction;
  const newest = useRef(navigate);
  useEffect(() => {
    newest.current = navigate;
  }, [navigate]);
  return useCallback((...args) => newest.current(...args), []);
}

function useCanBlock() {
  const router = useContext(UNSAFE_DataRouterContext);
  const state = useContext(UNSAFE_DataRouterStateContext);
  return !!router && !!state;
}

/** Replaces ra-core's router provider without its hash router: `Admin` always has a router around it. */
export const reactRouterProvider = {
  Link,
  matchPath,
  Navigate,
  Outlet,
  Route,
  Routes,
  RouterWrapper: ({ children }: { children: ReactNode }) => children,
  useBlocker,
  useCanBlock,
  useInRouterContext,
  useLocation,
  useMatch,
  useNavigate,
  useParams,
} as RouterProvider;
