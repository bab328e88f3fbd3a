// The front ends: their folders, addresses and development ports, made from the table of screens.
// Build, development server and size check read it.
import { remoteNames } from '../../libs/contracts/screens.ts';

export interface FrontEnd {
  /** The name in federation and in the address. */
  readonly name: string;
  readonly folder: string;
  /** Where its files are served; ends with a slash. */
  readonly publicPath: `/${string}/`;
  /** The port of its development server. */
  readonly port: number;
}

const SHELL_PORT = 4200;

export const shell: FrontEnd = {
  name: 'shell',
  folder: 'apps/shell',
  publicPath: '/app/',
  port: SHELL_PORT,
};
export const remotes: readonly FrontEnd[] = remoteNames.map((name, n) => ({
  name,
  // The site is an app of its own, which lends the shell one screen.
  folder: name === 'site' ? 'apps/site' : `apps/${name}-ui`,
  publicPath: `/remotes/${name}/`,
  port: SHELL_PORT + 1 + n,
}));

/** The front end of that name. */
export function frontEnd(name: string): FrontEnd {
  const found = [shell, ...remotes].find((one) => one.name === name);
  if (!found)
    throw new Error(
      `There is no front end called "${name}". Name it in libs/contracts/screens.ts.`,
    );
  return found;
}
