// The name that embedded servers go by on a machine: their claims, their database user, their
// directory outside. Data that exists carries it, so it stays as it is.

export const NAME = 'purlin';
