// A clock that is ahead, for a process of the product: what waits for a day does not wait.

/** For NODE_OPTIONS: a module that moves the clock of the process it is loaded into ahead. */
export const clockAhead = (days: number): string => {
  const source = `const Real = Date, by = ${days} * 864e5;
    globalThis.Date = class extends Real {
      constructor(...given) { given.length ? super(...given) : super(Real.now() + by); }
      static now() { return Real.now() + by; }
    };`;
  return `--import=data:text/javascript,${encodeURIComponent(source)}`;
};
