import { type ReactNode, useEffect, useRef } from 'react';
import stylesAddress from './panel.css?url';

interface Props {
  /** Of the heading. */
  readonly id: string;
  /** The panel stands below a lookup, or beside it. */
  readonly level: 'h2' | 'h3';
  readonly heading: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** Frame of what is offered below a lookup. Its styles load with it, because most visitors never see it. */
export function Panel({ id, level: Heading, heading, lead, children }: Props) {
  const place = useRef<HTMLHeadingElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <section className="lookup-panel" aria-labelledby={id}>
      <link rel="stylesheet" href={stylesAddress} precedence="default" />
      <Heading id={id} ref={place} tabIndex={-1}>
        {heading}
      </Heading>
      <p>{lead}</p>
      {children}
    </section>
  );
}
