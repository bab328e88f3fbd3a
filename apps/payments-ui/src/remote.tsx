// The payments front end as the shell sees it.
import type { Remote } from '@purlin/web/web.ts';

const remote: Remote = { routes: [] };
export default remote;
