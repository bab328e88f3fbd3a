// The QuickBooks screens.
import type { RoomScreens } from '@purlin/web/web.ts';
import { SyncPage } from './sync-page.tsx';
import './many.css';
import './match.css';
import './sync.css';

const quickbooks: RoomScreens<'quickbooks'> = { screens: { sync: SyncPage } };
export default quickbooks;
