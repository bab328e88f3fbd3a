// Whether the option heads, with all prices, have been in view. Only then does a phone's bar offer
// to approve one.
import { type RefObject, useEffect, useState } from 'react';

/** The height of the bottom bar: a head behind it does not count as seen. */
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
        // A client who returns to a position further down has already read past them.
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
