// Mounts these screens on their own, with the shell's theme and toasts but without its frame.
import '@purlin/ui/theme/theme.css';
import { ThemeRoot, toast } from '@purlin/ui/ui.ts';
import { mountRooms } from '@purlin/web/mount-rooms.tsx';
import scheduling from './scheduling/room.tsx';

mountRooms({ scheduling }, { frame: ThemeRoot, notify: toast });
