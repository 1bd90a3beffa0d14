/** Names of the filter fields, whose values the browser keeps. */
import type { Filters } from './finder-state.ts';

interface Fields {
  readonly county: HTMLSelectElement | null;
  readonly open: HTMLInputElement | null;
}

const fieldsOf = (form: HTMLElement): Fields => ({
  county: form.querySelector('select[name="county"]'),
  open: form.querySelector('input[name="open"]'),
});

export function filtersOf(form: HTMLElement): Filters {
  const { county, open } = fieldsOf(form);
  return { county: county?.value ?? '', isOpenOnly: open?.checked === true };
}

export function fillFilters(form: HTMLElement, filters: Filters): void {
  const { county, open } = fieldsOf(form);
  if (county) county.value = filters.county;
  if (open) open.checked = filters.isOpenOnly;
}
