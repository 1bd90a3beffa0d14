import { type ComponentType, useState } from 'react';

interface Props<PanelProps> {
  readonly text: string;
  /** Shown if the panel cannot be loaded. */
  readonly failure: string;
  readonly load: () => Promise<ComponentType<PanelProps>>;
  readonly panelProps: PanelProps;
}

/** A button that opens a panel; the panel loads with the first press. */
export function Opener<PanelProps extends object>({ text, failure, load, panelProps }: Props<PanelProps>) {
  const [isOpen, setOpen] = useState(false);
  const [Panel, setPanel] = useState<ComponentType<PanelProps>>();
  const [hasFailed, setFailed] = useState(false);
  const press = () => {
    setOpen(!isOpen);
    setFailed(false);
    if (Panel) return;
    load().then(
      (loaded) => setPanel(() => loaded),
      () => setFailed(true),
    );
  };
  return (
    <div className="opener">
      <button className="button quiet" type="button" aria-expanded={isOpen} onClick={press}>
        {text}
      </button>
      {hasFailed ? <p role="alert">{failure}</p> : null}
      {isOpen && Panel ? <Panel {...panelProps} /> : null}
    </div>
  );
}
