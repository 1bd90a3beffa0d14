/** Field values as numbers, for comparisons and steps: numbers as they are, dates in days, times in seconds,
 * months in months, weeks in weeks. */
import { unreachable } from '#base/unreachable.ts';
import type { InputType } from './input-type.ts';

const dayMs = 24 * 60 * 60 * 1000;
const weekDays = 7;
/** 1970-01-01 is a Thursday: weeks that begin on Monday are counted from three days before. */
const firstMonday = -3;

/** @returns undefined for an invalid value, and for types without a numeric value. */
export function placeOf(value: string, type: InputType): number | undefined {
  switch (type) {
    case 'number':
      return /^-?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/iu.test(value) ? Number(value) : undefined;
    case 'date':
      return daysOf(value);
    case 'time':
      return secondsOf(value);
    case 'datetime-local':
      return momentOf(value);
    case 'month':
      return monthsOf(value);
    case 'week':
      return weeksOf(value);
    case 'text':
    case 'password':
    case 'email':
    case 'tel':
    case 'url':
      return undefined;
    default:
      return unreachable(type);
  }
}

/** @returns undefined if any value between the limits is valid. */
export function stepsOf(step: string, type: InputType): number | undefined {
  if (step === 'any') return undefined;
  const typed = Number(step);
  if (typed > 0) return typed;
  return type === 'time' || type === 'datetime-local' ? 60 : 1;
}

function daysOf(value: string): number | undefined {
  if (!/^\d{4}-\d\d-\d\d$/u.test(value)) return undefined;
  const instant = Date.parse(`${value}T00:00:00Z`);
  // Browsers disagree on 2026-02-30: some parse it as a day in March, others reject it.
  const isDay = !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(value);
  return isDay ? instant / dayMs : undefined;
}

function secondsOf(value: string): number | undefined {
  const match = /^(\d\d):(\d\d)(?::(\d\d(?:\.\d{1,3})?))?$/u.exec(value);
  if (!match) return undefined;
  const [hours, minutes, seconds] = [Number(match[1]), Number(match[2]), Number(match[3] ?? 0)];
  return hours < 24 && minutes < 60 && seconds < 60 ? (hours * 60 + minutes) * 60 + seconds : undefined;
}

function momentOf(value: string): number | undefined {
  const [day = '', time = ''] = value.split(/[T ]/u);
  const [days, seconds] = [daysOf(day), secondsOf(time)];
  return days === undefined || seconds === undefined ? undefined : days * (dayMs / 1000) + seconds;
}

function monthsOf(value: string): number | undefined {
  const match = /^(\d{4})-(0[1-9]|1[0-2])$/u.exec(value);
  return match ? Number(match[1]) * 12 + Number(match[2]) - 1 : undefined;
}

function weeksOf(value: string): number | undefined {
  const match = /^(\d{4})-W(\d\d)$/u.exec(value);
  if (!match) return undefined;
  const [year, week] = [Number(match[1]), Number(match[2])];
  const first = firstWeekOf(year);
  return week >= 1 && week <= firstWeekOf(year + 1) - first ? first + week - 1 : undefined;
}

/** The first week of a year is the one with 4 January. */
function firstWeekOf(year: number): number {
  const fourth = Date.parse(`${String(year).padStart(4, '0')}-01-04T00:00:00Z`) / dayMs;
  return Math.floor((fourth - firstMonday) / weekDays) - 1;
}
