// The message screens.
import type { RoomScreens } from '@purlin/web/web.ts';
import { ClientConversation, Messages, VendorConversation } from './messages.tsx';
import '../estimates-ui.css';

const messages: RoomScreens<'messages'> = {
  screens: { list: Messages, client: ClientConversation, vendor: VendorConversation },
};
export default messages;
