/** All features of the site. Pages and those who start something know this list; a feature does not. */
import { calendar } from './calendar/feature.ts';
import { consent } from './consent/feature.ts';
import { contacts } from './contacts/feature.ts';
import { containers } from './containers/feature.ts';
import { discharges } from './discharges/feature.ts';
import { embeds } from './embeds/feature.ts';
import { forms } from './forms/feature.ts';
import { help } from './help/feature.ts';
import { lookup } from './lookup/feature.ts';
import { municipalities } from './municipalities/feature.ts';
import { news } from './news/feature.ts';
import { notices } from './notices/feature.ts';
import { offline } from './offline/feature.ts';
import { openData } from './open-data/feature.ts';
import { pageBuilder } from './page-builder/feature.ts';
import { prices } from './prices/feature.ts';
import { remembered } from './remembered/feature.ts';
import { search } from './search/feature.ts';
import { sorting } from './sorting/feature.ts';
import { stations } from './stations/feature.ts';
import { status } from './status/feature.ts';
import { unserved } from './unserved/feature.ts';

export const features = [
  calendar,
  consent,
  contacts,
  containers,
  discharges,
  embeds,
  forms,
  help,
  lookup,
  municipalities,
  news,
  notices,
  offline,
  openData,
  pageBuilder,
  prices,
  remembered,
  search,
  sorting,
  stations,
  status,
  unserved,
] as const;
