// The part of react-router that screens may use. All front ends import it from here, so that the
// package itself stays tree-shakable.
export {
  createBrowserRouter,
  Link,
  matchRoutes,
  Navigate,
  NavLink,
  Outlet,
  ScrollRestoration,
  useBlocker,
  useLocation,
  useMatch,
  useNavigate,
  useParams,
  useRoutes,
  useSearchParams,
} from 'react-router';
export type {
  LinkProps,
  Location,
  NavigateFunction,
  NavLinkProps,
  RouteObject,
} from 'react-router';
export { RouterProvider } from 'react-router/dom';
