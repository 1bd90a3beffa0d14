import type { FormTexts } from '#islands/form/form-texts.ts';
import { countedTexts } from '#site/messages/counted-texts.ts';
import type { Page } from '../page.ts';

/** All that the script of a form says, in the language of a page. */
export function formTexts({ locale, t }: Page): FormTexts {
  return {
    faultCount: countedTexts.formFaults[locale],
    faults: faultTexts(t),
    megabytes: t('common.form.megabytes'),
    dayFirst: t('common.form.day.first'),
    dayChosen: t('common.form.day.chosen'),
    notSent: t('common.form.notSent'),
    unconfirmed: t('common.form.unconfirmed'),
    offline: t('common.form.offline'),
    lost: t('common.form.lost'),
    unreadable: t('common.form.unreadable'),
    kept: t('common.form.kept'),
    reference: t('common.form.reference'),
    demonstration: t('common.form.demonstration'),
    sending: t('common.form.sending'),
  };
}

function faultTexts(t: Page['t']): FormTexts['faults'] {
  return {
    missing: t('common.form.fault.missing'),
    choose: t('common.form.fault.choose'),
    reach: t('common.form.fault.reach'),
    email: t('common.form.fault.email'),
    phone: t('common.form.fault.phone'),
    'contract-number': t('common.form.fault.contract-number'),
    decimal: t('common.form.fault.decimal'),
    day: t('common.form.fault.day'),
    'day-too-early': t('common.form.fault.day-too-early'),
    'day-too-late': t('common.form.fault.day-too-late'),
    'file-type': t('common.form.fault.file-type'),
    'file-size': t('common.form.fault.file-size'),
    wrong: t('common.form.fault.wrong'),
  };
}
