// The settings front end as the shell sees it.
import type { Remote } from '@purlin/web/web.ts';
import { Settings } from './settings/settings.tsx';
import './settings-ui.css';

const remote: Remote = { routes: [{ path: 'settings', element: <Settings /> }] };
export default remote;
