// The client screens.
import type { RoomScreens } from '@purlin/web/web.ts';
import { Clients } from './clients.tsx';
import { ClientProfile } from './profile/client-profile.tsx';
import '../estimates-ui.css';

const clients: RoomScreens<'clients'> = { screens: { list: Clients, profile: ClientProfile } };
export default clients;
