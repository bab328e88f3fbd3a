// Mounts these screens on their own, with the shell's theme and toasts but without its frame.
import '@purlin/ui/theme/theme.css';
import { ThemeRoot, toast } from '@purlin/ui/ui.ts';
import { mountRooms } from '@purlin/web/mount-rooms.tsx';
import payments from './payments/room.tsx';
import vendors from './vendors/room.tsx';

mountRooms({ payments, vendors }, { frame: ThemeRoot, notify: toast });
