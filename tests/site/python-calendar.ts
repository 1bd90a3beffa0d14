/** Debian's python3-icalendar: a parser of calendars that we did not write. */
import { existsSync } from 'node:fs';

export const python = '/usr/bin/python3';

/** For `test.skipIf`. */
export const isWithoutCalendarParser = !(
  existsSync('/usr/lib/python3/dist-packages/icalendar/__init__.py') && existsSync(python)
);
