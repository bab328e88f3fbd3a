// Whether the heads of the options, with every price, have been in sight: an approval of one of
// them is offered in a phone's bar only then.
import { type RefObject, useEffect, useState } from 'react';

/** What the bar takes from below: a head that would lie behind it is not seen. */
const BAR = '-88px';

export function useHeadsSeen(desk: RefObject<HTMLElement | null>): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const heads = desk.current?.querySelector('.options thead');
    if (!heads || seen) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        const { intersectionRatio, boundingClientRect, rootBounds } = entry;
        // Whoever comes back to a place further down has read past them.
        if (intersectionRatio === 1 || boundingClientRect.bottom <= (rootBounds?.bottom ?? 0))
          setSeen(true);
      },
      { rootMargin: `0px 0px ${BAR} 0px`, threshold: [0, 0.5, 1] },
    );
    observer.observe(heads);
    return () => observer.disconnect();
  }, [desk, seen]);
  return seen;
}
