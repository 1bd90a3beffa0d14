import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { type ContractNumber, formatContractNumber } from '#shell/company/contract-number.ts';
import type { DischargesAnswer } from '#features/discharges/discharges-answer.ts';
import type { Locale } from '#platform/languages/locale.ts';
import { rememberTexts } from './remember-messages.ts';
import { siteNow } from '#shell/time/clock.ts';
import {
  cleanName,
  maxNameLength,
  type RememberedContract,
  suggestedName,
  toKeptAnswer,
} from './remembered-contracts.ts';
import { $remembered, forget, remember, rename } from './remembered-store.browser.ts';
import { keepWithMissed } from './keep-with-missed.browser.ts';

interface Props {
  readonly number: ContractNumber;
  readonly answer: DischargesAnswer;
  readonly locale: Locale;
}

/** Offers to remember the contract of an answer on this device. Nothing is stored before it is ticked. A number without
 * days may be a mistyped one, so only a contract that is remembered already can be forgotten then. */
export function LookupChoice({ number, answer, locale }: Props) {
  const texts = rememberTexts(locale);
  const { contracts } = useStore($remembered);
  const [outcome, setOutcome] = useState('');
  const contract = contracts.find((remembered) => remembered.number === number);
  const suggestion = suggestedName(answer, formatContractNumber(number));
  const choose = (isChosen: boolean) => {
    if (!isChosen) {
      forget(number);
      setOutcome(texts.forgotten);
      return;
    }
    const kept = toKeptAnswer(answer, siteNow());
    const refused = remember({ number, name: suggestion, answer: kept });
    setOutcome(texts[refused ?? 'remembered']);
    if (!refused) void keepWithMissed(number, answer);
  };
  if (!contract && outcome === '' && answer.discharges.length === 0) return null;
  return (
    <div className="remember">
      <label>
        <input
          type="checkbox"
          checked={contract !== undefined}
          aria-describedby="remember-why"
          onChange={({ target }) => choose(target.checked)}
        />
        <span>{texts.remember}</span>
      </label>
      <p id="remember-why">{texts.rememberWhy}</p>
      {contract ? (
        <NameField key={number} contract={contract} suggestion={suggestion} label={texts.name} />
      ) : null}
      <p role="status">{outcome}</p>
    </div>
  );
}

interface NameFieldProps {
  readonly contract: RememberedContract;
  /** Instead of an empty name. */
  readonly suggestion: string;
  readonly label: string;
}

function NameField({ contract: { number, name }, suggestion, label }: NameFieldProps) {
  /** While the visitor types; otherwise the name may also come from another tab. */
  const [typed, setTyped] = useState<string>();
  const type = (text: string) => {
    setTyped(text);
    rename(number, cleanName(text, suggestion));
  };
  return (
    <p className="remember-name">
      <label htmlFor="remember-name">{label}</label>
      <input
        id="remember-name"
        type="text"
        autoComplete="off"
        maxLength={maxNameLength}
        value={typed ?? name}
        onChange={({ target }) => type(target.value)}
        onBlur={() => setTyped(undefined)}
      />
    </p>
  );
}
