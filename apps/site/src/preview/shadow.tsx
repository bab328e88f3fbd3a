// A part of the page that the app's style does not reach, and whose own style reaches nothing else.
import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';

interface Props {
  readonly className: string;
  readonly label: string;
  readonly styleSheet: string;
  readonly children: ReactNode;
}

/**
 * How much smaller the element is than the window: style sheets ask for the window's width, so what
 * is inside is drawn that wide and then shrunk.
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
 * `styleSheet` is an address of ours. Shown once the style has arrived, so that nobody sees the
 * page without it.
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
