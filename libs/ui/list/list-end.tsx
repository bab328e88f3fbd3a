// The end of the loaded rows. It loads more when it nears the viewport, or by its button if that
// failed.
import { say } from '@purlin/words/screens/furniture.ts';
import { Button } from '@blueprintjs/core';
import { useEffect, useRef } from 'react';

interface ListEndProps {
  /** The number of loaded rows. Each page restarts the observer. */
  readonly count: number;
  readonly loading: boolean;
  readonly onLoad: () => void;
}

/** How far before the viewport the next page is requested. */
const AHEAD = '800px';

export function ListEnd({ count, loading, onLoad }: ListEndProps) {
  const end = useRef<HTMLDivElement>(null);
  const load = useRef(onLoad);
  useEffect(() => {
    load.current = onLoad;
  });
  useEffect(() => {
    const watching = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
        watching.disconnect();
        load.current();
      },
      { rootMargin: AHEAD },
    );
    if (end.current) watching.observe(end.current);
    return () => watching.disconnect();
  }, [count]);
  return (
    <div ref={end} className="pl-more">
      <Button text={say('show-more')} onClick={onLoad} loading={loading} />
    </div>
  );
}
