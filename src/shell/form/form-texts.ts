import { textIn } from '#platform/languages/locale.ts';
import { countedTexts } from '#shell/languages/counted-texts.ts';
import { phoneLink } from '#shell/company/phone-link.ts';
import type { PhoneSource, Translate } from '#shell/languages/messages.ts';
import { weekdayNames } from '#shell/time/weekday-names.ts';
import type { FaultReason } from './field-fault.ts';

export type FormTexts = ReturnType<typeof formTexts>;

/** Texts of a posted form, in the language of a page; stored on the form element. */
export function formTexts({ locale, t, phone }: PhoneSource) {
  return {
    /** In messages, where it can be called. */
    phone: { number: phone, href: phoneLink(phone) },
    /** Heading of the error summary. */
    faultCount: textIn(countedTexts.formFaults, locale),
    /** By reason; with `{day}`, `{size}` or `{label}`. */
    faults: faultTexts(t),
    /** With `{count}`. */
    megabytes: t('common.form.megabytes'),
    /** With `{day}`, `{cutOff}` and `{time}`. */
    dayFirst: t('common.form.day.first'),
    /** With `{cutOff}` and `{time}`. */
    dayChosen: t('common.form.day.chosen'),
    /** Follows the deadline of a chosen day. */
    dayHoliday: t('common.form.day.holiday'),
    weekdays: weekdayNames(locale),
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

function faultTexts(t: Translate): Readonly<Record<FaultReason, string>> {
  return {
    missing: t('common.form.fault.missing'),
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
