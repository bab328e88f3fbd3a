// The public site as the shell sees it: a preview for staff.
import type { Remote } from '@purlin/web/web.ts';
import { Preview } from './preview/preview.tsx';

const remote: Remote = { routes: [{ path: 'settings/site', element: <Preview /> }] };
export default remote;
