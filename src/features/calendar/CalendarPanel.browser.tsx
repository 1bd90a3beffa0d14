import { useEffect, useState } from 'react';
import { trustedJson } from '#platform/base/json.ts';
import { unreachable } from '#platform/base/unreachable.ts';
import {
  calendarAnswerSchema,
  calendarFilePath,
  maxWasteTypes,
  defaultReminder,
  type Reminder,
  reminders,
} from './calendar.ts';
import { languages, type Locale } from '#platform/languages/locale.ts';
import { askApi } from '#shell/browser/ask-api.browser.ts';
import { type CalendarPanelTexts, calendarPanelTexts } from './panel-messages.ts';
import type { ChosenWaste } from '#features/discharges/lookup-parts.ts';
import { CalendarSection } from './CalendarSection.tsx';
import { SubscribeLinks } from './SubscribeLinks.tsx';

interface Props {
  readonly contractNumber: string;
  readonly locale: Locale;
  readonly wastes: readonly ChosenWaste[];
}

type Made =
  | { readonly type: 'making' }
  | { readonly type: 'made'; readonly path: string }
  | { readonly type: 'only-file' }
  | { readonly type: 'failed' };

/** Offers the collections of one contract as a calendar. Loaded when a visitor asks for it. */
export function CalendarPanel({ contractNumber, locale, wastes }: Props) {
  const texts = calendarPanelTexts(locale);
  const [reminder, setReminder] = useState<Reminder>(defaultReminder);
  const [left, setLeft] = useState<readonly string[]>([]);
  const [attempt, setAttempt] = useState(0);
  const chosen = wastes.map(({ garbage }) => garbage).filter((garbage) => !left.includes(garbage));
  // All kinds means also those that the contract will have later.
  const wasteTypes = left.length === 0 ? [] : chosen;
  const isChosen = chosen.length > 0;
  const choice = { contractNumbers: [contractNumber], locale, reminder, wasteTypes };
  const made = useCalendar(isChosen ? choice : undefined, attempt);
  return (
    <CalendarSection level="h3" texts={texts}>
      <div className="panel-choices">
        <Reminders chosen={reminder} choose={setReminder} texts={texts} />
        {wastes.length > 1 && wastes.length <= maxWasteTypes ? (
          <Wastes wastes={wastes} left={left} leave={setLeft} texts={texts} isMissing={!isChosen} />
        ) : null}
      </div>
      {isChosen ? (
        <>
          <Outcome made={made} texts={texts} retry={() => setAttempt(attempt + 1)} />
          <FileForm
            contractNumber={contractNumber}
            locale={locale}
            reminder={reminder}
            wasteTypes={wasteTypes}
            texts={texts}
          />
        </>
      ) : null}
    </CalendarSection>
  );
}

interface Choice {
  readonly contractNumbers: readonly string[];
  readonly locale: Locale;
  readonly reminder: Reminder;
  readonly wasteTypes: readonly string[];
}

/** Asks for the address of the calendar again when the choice changes; an answer to an earlier choice is dropped.
 * @param choice undefined: nothing is chosen.
 * @param attempt Counts the attempts of the visitor. */
function useCalendar(choice: Choice | undefined, attempt: number): Made {
  const asked = JSON.stringify([attempt, choice]);
  const [answered, setAnswered] = useState<{ readonly asked: string; readonly made: Made }>();
  useEffect(() => {
    const [, body] = trustedJson<readonly [number, Choice | null]>(asked);
    if (!body) return undefined;
    let isDropped = false;
    void makeCalendar(body).then((made) => {
      if (!isDropped) setAnswered({ asked, made });
    });
    return () => {
      isDropped = true;
    };
  }, [asked]);
  return answered?.asked === asked ? answered.made : { type: 'making' };
}

async function makeCalendar(body: Choice): Promise<Made> {
  const asked = await askApi(calendarAnswerSchema, { path: '/api/calendar', body });
  if (asked.type === 'failure') return { type: 'failed' };
  const { path } = asked.value;
  return path === undefined ? { type: 'only-file' } : { type: 'made', path };
}

interface OutcomeProps {
  readonly made: Made;
  readonly texts: CalendarPanelTexts;
  readonly retry: () => void;
}

function Outcome({ made, texts, retry }: OutcomeProps) {
  return (
    <>
      <p className="calendar-state" role="status">
        {stateText(made, texts)}
      </p>
      {made.type === 'failed' ? (
        <button className="button quiet" type="button" onClick={retry}>
          {texts.retry}
        </button>
      ) : null}
      {made.type === 'made' ? <SubscribeLinks path={made.path} page={location.href} texts={texts} /> : null}
    </>
  );
}

function stateText({ type }: Made, texts: CalendarPanelTexts): string {
  switch (type) {
    case 'making':
      return texts.making;
    case 'failed':
      return texts.failed;
    case 'only-file':
      return texts.onlyFile;
    case 'made':
      return '';
    default:
      return unreachable(type);
  }
}

interface RemindersProps {
  readonly chosen: Reminder;
  readonly choose: (reminder: Reminder) => void;
  readonly texts: CalendarPanelTexts;
}

function Reminders({ chosen, choose, texts }: RemindersProps) {
  return (
    <fieldset>
      <legend>{texts.reminder}</legend>
      {reminders.map((reminder) => (
        <label key={reminder}>
          <input
            type="radio"
            name="calendar-reminder"
            checked={reminder === chosen}
            onChange={() => choose(reminder)}
          />
          <span>{texts[reminder]}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface WastesProps {
  readonly wastes: readonly ChosenWaste[];
  /** Kinds that are left out. */
  readonly left: readonly string[];
  readonly leave: (left: readonly string[]) => void;
  readonly texts: CalendarPanelTexts;
  readonly isMissing: boolean;
}

function Wastes({ wastes, left, leave, texts, isMissing }: WastesProps) {
  return (
    <fieldset aria-describedby={isMissing ? 'calendar-no-waste' : undefined}>
      <legend>{texts.waste}</legend>
      {wastes.map(({ garbage, name }) => (
        <label key={garbage}>
          <input
            type="checkbox"
            checked={!left.includes(garbage)}
            onChange={({ target }) =>
              leave(target.checked ? left.filter((one) => one !== garbage) : [...left, garbage])
            }
          />
          <span lang={name.lang}>{name.text}</span>
        </label>
      ))}
      {isMissing ? (
        <p id="calendar-no-waste" role="alert">
          {texts.noWaste}
        </p>
      ) : null}
    </fieldset>
  );
}

interface FileFormProps {
  readonly contractNumber: string;
  readonly locale: Locale;
  readonly reminder: Reminder;
  readonly wasteTypes: readonly string[];
  readonly texts: CalendarPanelTexts;
}

function FileForm({ contractNumber, locale, reminder, wasteTypes, texts }: FileFormProps) {
  return (
    <form className="calendar-file" action={languages[locale].prefix + calendarFilePath} method="post">
      <input type="hidden" name="contractNumber" value={contractNumber} />
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="reminder" value={reminder} />
      {wasteTypes.map((garbage) => (
        <input key={garbage} type="hidden" name="wasteType" value={garbage} />
      ))}
      <button className="button quiet" type="submit">
        {texts.file}
      </button>
      <p>{texts.fileNote}</p>
    </form>
  );
}
