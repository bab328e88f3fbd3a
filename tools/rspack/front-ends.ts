// The front ends as data: their names, addresses and development ports. Build, development server
// and size check read it.

export interface FrontEnd {
  /** The name in federation and in the address. */
  readonly name: string;
  readonly folder: string;
  /** Where its files are served; ends with a slash. */
  readonly publicPath: `/${string}/`;
  /** The port of its development server. */
  readonly port: number;
}

const remote = (name: string, folder: string, port: number): FrontEnd => ({
  name,
  folder,
  publicPath: `/remotes/${name}/`,
  port,
});

export const shell: FrontEnd = {
  name: 'shell',
  folder: 'apps/shell',
  publicPath: '/app/',
  port: 4200,
};
export const remotes: readonly FrontEnd[] = [
  remote('estimates', 'apps/estimates-ui', 4201),
  remote('scheduling', 'apps/scheduling-ui', 4202),
  remote('payments', 'apps/payments-ui', 4203),
  remote('settings', 'apps/settings-ui', 4204),
  remote('site', 'apps/site', 4205),
];

/** The front end of that name. */
export function frontEnd(name: string): FrontEnd {
  const found = [shell, ...remotes].find((one) => one.name === name);
  if (!found)
    throw new Error(
      `There is no front end called "${name}". Add it to tools/rspack/front-ends.ts.`,
    );
  return found;
}
