// The public site's remote for the shell: a preview for staff.
import type { RoomScreens } from '@purlin/web/web.ts';
import { Preview } from './preview.tsx';

const preview: RoomScreens<'preview'> = { screens: { site: Preview } };
export default preview;
