// The end of what is loaded of a list: more comes by itself when it nears the window, and by its
// button where that failed.
import { say } from '@purlin/words/screens/furniture.ts';
import { Button } from '@blueprintjs/core';
import { useEffect, useRef } from 'react';

interface ListEndProps {
  /** How many rows are loaded: with every page the end is watched for anew. */
  readonly count: number;
  readonly loading: boolean;
  readonly onLoad: () => void;
}

/** So far before it is in sight, the next page is asked for. */
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
