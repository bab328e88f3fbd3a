// Stands in for Blueprint's icon loader: icons are imported as components, never named by a string,
// so that no page loads all 600 of them.

export const Icons = {
  getPaths: (): undefined => undefined,
  load: (name: string): Promise<never> =>
    Promise.reject(new Error(`Import the icon "${name}" as a component of @blueprintjs/icons.`)),
};
