import { useState } from 'react';
import { linksTo } from './calendar-links.ts';
import type { CalendarPanelTexts } from './panel-messages.ts';
import { QrCode } from './QrCode.tsx';

interface Props {
  /** Path of the calendar. */
  readonly path: string;
  /** Address of this page. */
  readonly page: string;
  readonly texts: CalendarPanelTexts;
  /** Without JavaScript nothing is copied. */
  readonly canCopy?: boolean;
}

/** Links that add a calendar, its address, and a code that takes it to a telephone. */
export function SubscribeLinks({ path, page, texts, canCopy = true }: Props) {
  const links = linksTo(path, page, texts.name);
  return (
    <div className="calendar-links">
      <p>{texts.follows}</p>
      <ul>
        <li>
          <a className="button" href={links.webcal}>
            {texts.apple}
          </a>
        </li>
        <li>
          <Elsewhere href={links.google} name={texts.google} note={texts.newTab} />
        </li>
        <li>
          <Elsewhere href={links.outlook} name={texts.outlook} note={texts.newTab} />
        </li>
        <li>
          <a className="button quiet" href={links.webcal}>
            {texts.otherProgram}
          </a>
        </li>
      </ul>
      <Address address={links.https} texts={texts} canCopy={canCopy} />
      <div className="calendar-code">
        <QrCode text={links.page} label={texts.code} />
        <p>{texts.toPhone}</p>
      </div>
      <p className="calendar-secret">{texts.secret}</p>
      <details>
        <summary>{texts.howTo}</summary>
        <ul>
          <li>{texts.howApple}</li>
          <li>{texts.howGoogle}</li>
          <li>{texts.howOutlook}</li>
        </ul>
      </details>
    </div>
  );
}

interface ElsewhereProps {
  readonly href: string;
  readonly name: string;
  readonly note: string;
}

function Elsewhere({ href, name, note }: ElsewhereProps) {
  return (
    <a className="button quiet" href={href} target="_blank" rel="noopener noreferrer">
      <span>{name}</span>
      <span className="visually-hidden">{` (${note})`}</span>
    </a>
  );
}

interface AddressProps extends Pick<Props, 'texts' | 'canCopy'> {
  readonly address: string;
}

function Address({ address, texts, canCopy }: AddressProps) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(address);
    setCopied(true);
  };
  return (
    <div className="calendar-address">
      <label htmlFor="calendar-address">{texts.address}</label>
      <input
        id="calendar-address"
        type="text"
        readOnly
        value={address}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      {canCopy === true ? (
        <>
          <button
            className="button quiet"
            type="button"
            onClick={() => {
              // Where copying is forbidden, the selected field can be copied by hand.
              copy().catch(() => document.querySelector<HTMLInputElement>('#calendar-address')?.focus());
            }}
          >
            {texts.copy}
          </button>
          <p role="status">{isCopied ? texts.copied : ''}</p>
        </>
      ) : null}
    </div>
  );
}
