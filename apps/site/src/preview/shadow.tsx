// A shadow root that isolates its styles from the app's, in both directions.
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

interface Props {
  readonly className: string;
  readonly label: string;
  readonly styleSheet: string;
  readonly children: ReactNode;
}

/**
 * The ratio of the element's width to the window's. Media queries use the window's width, so the
 * content is rendered that wide and scaled down.
 */
function useShrink(element: HTMLElement | null): number {
  const [shrink, setShrink] = useState(1);
  useEffect(() => {
    if (!element) return undefined;
    const sizes = new ResizeObserver(() => setShrink(element.clientWidth / innerWidth));
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [element]);
  return shrink;
}

/**
 * `styleSheet`: a URL of ours. Renders once the style sheet has loaded, so that the page is never
 * shown unstyled.
 */
export function Shadow({ className, label, styleSheet, children }: Props) {
  const [host, setHost] = useState<HTMLElement | null>(null);
  const [root, setRoot] = useState<ShadowRoot | null>(null);
  const [styled, setStyled] = useState(false);
  const shrink = useShrink(host);
  const attach = (element: HTMLElement | null) => {
    setHost(element);
    if (element) setRoot(element.shadowRoot ?? element.attachShadow({ mode: 'open' }));
  };
  const page = (
    <div className="site-page page-site" hidden={!styled} style={{ zoom: shrink }}>
      {children}
    </div>
  );
  return (
    <section className={className} aria-label={label} ref={attach}>
      {root &&
        createPortal(
          <>
            <link rel="stylesheet" href={styleSheet} onLoad={() => setStyled(true)} />
            {page}
          </>,
          root,
        )}
    </section>
  );
}
