/** What features add to the lookup in the browser. Each has the file that a part names; the lookup finds it by that name. */
import type { ComponentType } from 'react';
import type { ContractNumber } from '#shell/company/contract-number.ts';
import type { Locale } from '#platform/languages/locale.ts';
import type { SourceName, SourceNames } from '#shell/languages/source-name.ts';
import type { Discharge, DischargesAnswer } from './discharges-answer.ts';

/** `lookup-openers.browser.ts`: panels that a visitor opens below the found days. */
export interface LookupOpener {
  /** Name of its text among those of the lookup. */
  readonly text: 'showMonths' | 'addToCalendar' | 'makePoster';
  readonly load: () => Promise<ComponentType<PanelProps>>;
}

export interface PanelProps {
  readonly contractNumber: string;
  readonly discharges: readonly Discharge[];
  readonly today: string;
  readonly locale: Locale;
  readonly names: SourceNames;
  /** Kinds of waste of the discharges. */
  readonly wastes: readonly ChosenWaste[];
}

/** A kind of waste of the shown collections. */
export interface ChosenWaste {
  /** As the content base names it. */
  readonly garbage: string;
  readonly name: SourceName;
}

/** `LookupChoice.browser.tsx`: what can be chosen for a number that was looked up. */
export type LookupChoice = ComponentType<{
  readonly number: ContractNumber;
  readonly answer: DischargesAnswer;
  readonly locale: Locale;
}>;

/** `lookup-answered.browser.ts`: called with each answer that a visitor gets, outside of embeds. */
export type LookupAnswered = (number: ContractNumber, answer: DischargesAnswer) => void;

/** `start-beside-lookup.browser.ts`: called with the form, before its own script starts. */
export type StartBesideLookup = (lookup: HTMLElement) => void;

/** `start-on-lookup-page.browser.ts`: called with the form on its own page. */
export type StartOnLookupPage = (lookup: HTMLElement) => void | Promise<void>;
