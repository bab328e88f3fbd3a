// The settings screens.
import type { RoomScreens } from '@purlin/web/web.ts';
import { Settings } from './settings.tsx';
import '../settings-ui.css';
import '../account/account.css';
import './api-keys.css';

const settings: RoomScreens<'settings'> = { screens: { settings: Settings, section: Settings } };
export default settings;
