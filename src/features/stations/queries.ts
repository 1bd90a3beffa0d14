import {
  constructionWastes,
  contacts,
  containerSizes,
  containerTypes,
  priceList,
  priceListWords,
  priceLists,
  regionalPhones,
  station,
  stationWords,
  stations,
  stationWastes,
  wasteTypes,
} from './services.ts';

/** All queries of this feature. */
export const queries = {
  constructionWastes,
  contacts,
  containerSizes,
  containerTypes,
  priceList,
  priceListWords,
  priceLists,
  regionalPhones,
  station,
  stationWords,
  stations,
  stationWastes,
  wasteTypes,
};
