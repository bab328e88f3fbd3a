// The only file that knows federation: which remote draws which part of the app, how it is loaded, and what shows when it cannot be.
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import type { Remote } from '@purlin/web/web.ts';

export type RemoteName = 'estimates' | 'scheduling' | 'payments' | 'settings';

const entryOf = (name: RemoteName) => ({ name, entry: `/remotes/${name}/mf-manifest.json` });
const ATTEMPTS = 3;
const pause = (milliseconds: number) => new Promise<void>((resume) => { setTimeout(resume, milliseconds); });

const registered = new Set<RemoteName>();

/** Loads a remote, trying again for a moment: a deployment may be replacing its files just now. */
export async function load(name: RemoteName): Promise<Remote> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      // A failed entry stays in the runtime's cache until it is registered anew.
      registerRemotes([entryOf(name)], { force: registered.has(name) && attempt > 1 });
      registered.add(name);
      const module = await loadRemote<{ readonly default: Remote }>(`${name}/remote`);
      if (!module) throw new Error(`The remote "${name}" is empty.`);
      return module.default;
    } catch (failure) {
      if (attempt === ATTEMPTS) throw failure;
      await pause(300 * attempt);
    }
  }
}
