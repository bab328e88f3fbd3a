// What opens by a press or by pointing is opened for the gallery, once it is there.
import { type ReactNode, useEffect, useRef } from 'react';

/** Does `act` with the first element that `select` finds in what it holds. */
export function OnceThere({
  select,
  act,
  className,
  children,
}: {
  readonly select: string;
  readonly act: (element: HTMLElement) => void;
  readonly className?: string;
  readonly children: ReactNode;
}) {
  const place = useRef<HTMLDivElement>(null);
  const meant = useRef({ select, act });
  // A moment later: what is pressed while React still draws could not draw at once itself.
  useEffect(() => {
    const timer = setTimeout(() => {
      const element = place.current?.querySelector<HTMLElement>(meant.current.select);
      if (element) meant.current.act(element);
    });
    return () => clearTimeout(timer);
  }, []);
  return (
    <div ref={place} className={className}>
      {children}
    </div>
  );
}
