// Mounts these screens on their own, with the shell's theme and toasts but without its frame.
import '@purlin/ui/theme/theme.css';
import { ThemeRoot, toast } from '@purlin/ui/ui.ts';
import { mountRooms } from '@purlin/web/mount-rooms.tsx';
import clients from './clients/room.tsx';
import estimates from './estimates/room.tsx';
import leads from './leads/room.tsx';
import priceBook from './price-book/room.tsx';

mountRooms(
  { clients, estimates, leads, 'price-book': priceBook },
  { frame: ThemeRoot, notify: toast },
);
