// Trusted Types: scripts load only from our own origin, and nothing else may turn text into code or
// markup. Import it first.

interface Factory {
  readonly defaultPolicy: unknown;
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): unknown;
}

const factory = (globalThis as { readonly trustedTypes?: Factory }).trustedTypes;
// A page has one default policy; creating a second one throws.
if (factory && !factory.defaultPolicy) {
  factory.createPolicy('default', {
    createScriptURL(url) {
      if (new URL(url, location.href).origin !== location.origin)
        throw new TypeError(`A script from elsewhere was refused: ${url}`);
      return url;
    },
  });
}
