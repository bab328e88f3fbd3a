// Mounts these screens alone, with the furniture of the shell but without its frame.
import { UiProviders, notify } from '@purlin/ui/ui.ts';
import { mountRemote } from '@purlin/web/mount-remote.tsx';
import remote from './remote.tsx';

mountRemote(remote, { frame: UiProviders, notify });
