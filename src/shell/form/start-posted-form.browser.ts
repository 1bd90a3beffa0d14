/** Entry script, loaded with the page; imports the rest of the form's script on first interaction, or at once
 * if the address or a draft prefills it. Without any script the form posts by itself. */
import { contractParameter } from '#shell/company/contract-address.ts';
import { holdForms, markStarted, waitFor } from '#shell/browser/mount.browser.ts';
import { formDrawn } from '#shell/browser/form-drawn.ts';
import { takeHandedOver } from '#shell/browser/handover.browser.ts';
import { type Draft, loadDraft } from './draft.browser.ts';
import { fillFields, readFields } from './form-fields.browser.ts';

/** @param form As rendered by src/shell/form/PostedForm.astro. */
export async function startPostedForm(form: HTMLFormElement): Promise<void> {
  if (form.hidden) await drawnBy(form);
  // Our own messages are in the language of the page, beside their fields.
  form.noValidate = true;
  markStarted(form);
  const draft = begin(form);
  await waitFor(form, draft ? 'at-once' : 'interaction');
  const release = holdForms(form);
  try {
    const { LiveForm } = await import('./live-form.browser.ts');
    new LiveForm(form, draft?.startedAt).start();
    release('to-the-island');
  } catch (cause) {
    // The file failed to load, or the browser is too old for it: the form posts as without JavaScript.
    console.warn('The script of a form could not be loaded. The form works without it.', cause);
    delete form.dataset.started;
    form.noValidate = false;
    release('to-the-server');
  }
}

/** Another script draws the fields of a hidden form. */
function drawnBy(form: HTMLFormElement): Promise<unknown> {
  return new Promise((resolve) => form.addEventListener(formDrawn, resolve, { once: true }));
}

/** @property startedAt Absent when the form is prefilled and has no draft. */
interface Begun extends Pick<Draft, 'values'> {
  readonly startedAt: Draft['startedAt'] | undefined;
}

/** Prefills known values.
 * @returns undefined if there are none. */
function begin(form: HTMLFormElement): Begun | undefined {
  const { draft: name = '' } = form.dataset;
  const draft = loadDraft(name);
  const prefilled = Object.entries(takePrefill()).map(([field, text]) => [field, [text]] as const);
  if (!draft && prefilled.length === 0) return undefined;
  const values = { ...draft?.values, ...Object.fromEntries(prefilled) };
  fillFields(readFields(form), values);
  return { startedAt: draft?.startedAt, values };
}

/** Fields that an address may prefill. */
const fillable = [
  'topic',
  contractParameter,
  'area',
  'address',
  'wasteType',
  'containerType',
  'desiredDay',
  'subject',
  'description',
] as const;

/** Personal: removed from the address at once. */
const removed = [contractParameter, 'address', 'subject', 'description'] as const;

/** @param query Query of the address.
 * @returns Texts by field; missing parameters are absent. */
export function readPrefill(query: string): Readonly<Record<string, string>> {
  const parameters = new URLSearchParams(query);
  return Object.fromEntries(
    fillable.flatMap((name) => {
      const value = parameters.get(name)?.trim() ?? '';
      return value === '' ? [] : [[name, value] as const];
    }),
  );
}

/** Values from the address, and the contract number that the previous page passed on. */
function takePrefill(): Readonly<Record<string, string>> {
  const address = new URL(location.href);
  const contract = takeHandedOver('contract');
  const filled = {
    ...(contract !== undefined && { [contractParameter]: contract }),
    ...readPrefill(address.search),
  };
  for (const name of removed) address.searchParams.delete(name);
  if (address.href !== location.href) history.replaceState(history.state, '', address);
  return filled;
}
