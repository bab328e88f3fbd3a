// Mounts these screens alone, with the furniture of the shell but without its frame.
import '@purlin/ui/theme.css';
import { ThemeRoot, toast } from '@purlin/ui/ui.ts';
import { mountRemote } from '@purlin/web/mount-remote.tsx';
import remote from './remote.tsx';

mountRemote(remote, { frame: ThemeRoot, notify: toast });
