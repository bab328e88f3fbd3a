// Mounts these screens on their own, with the shell's theme and toasts but without its frame.
import '@purlin/ui/theme/theme.css';
import { ThemeRoot, toast } from '@purlin/ui/ui.ts';
import { mountRooms } from '@purlin/web/mount-rooms.tsx';
import emails from './emails/room.tsx';
import quickbooks from './quickbooks/room.tsx';
import settings from './settings/room.tsx';

mountRooms({ emails, quickbooks, settings }, { frame: ThemeRoot, notify: toast });
