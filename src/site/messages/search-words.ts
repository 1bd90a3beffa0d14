/** Words by which visitors look for a page that does not have them: its tasks in their own words. Shown nowhere. */
import type { RouteTemplate } from '../routes.ts';
import type { Worded } from '#model/locale.ts';

export const searchWords: Readonly<Partial<Record<RouteTemplate, Worded>>> = {
  '/customer-support/next-shipping-day': {
    et: 'millal prügiauto tuleb, prügiauto kellaaeg, veograafik, veopäev, millal prügi ära viiakse, kalender',
    ru: 'когда приедет мусоровоз, когда вывозят мусор, график вывоза, день вывоза, календарь',
    en: 'when is my bin collected, bin day, when does the truck come, collection calendar, schedule',
  },
  '/customer-support/unserved-addresses': {
    et: 'prügi jäi ära viimata, konteiner jäi tühjendamata, auto ei tulnud, tühjendamata, käimata',
    ru: 'не вывезли мусор, не забрали мусор, машина не приехала, пропущенный вывоз, контейнер не опорожнён',
    en: 'bin not emptied, bin not collected, truck did not come, missed bin, my waste was not picked up',
  },
  '/home-customer/organized-waste': {
    et: 'prügivedu, prügifirma, korraldatud jäätmevedu, vedaja, liitumine, leping',
    ru: 'вывоз мусора, мусорная компания, кто вывозит мусор, договор, перевозчик',
    en: 'rubbish collection, bin collection, waste company, who collects my bin, organised waste collection, contract, tenant, landlord',
  },
  '/customer-support/price-lists': {
    et: 'hinnakiri, hind, kui palju maksab, tariif',
    ru: 'прейскурант, прайс-лист, цена, сколько стоит, тариф',
    en: 'price list, prices, cost, how much, fees',
  },
  '/customer-support/contact': {
    et: 'kontor, büroo, infotelefon, helista, telefoninumber, klienditugi, aadress, lahtiolekuajad',
    ru: 'офис, контора, позвонить, телефон, номер телефона, поддержка, адрес, часы работы',
    en: 'office, branch, call, phone number, customer service, address, opening hours, emergency number',
  },
  '/customer-support/contact-us': {
    et: 'kirjuta, kaebus, tellimus, avaldus, päring, e-kiri',
    ru: 'написать, жалоба, заказ, заявление, запрос, письмо',
    en: 'write, complaint, order, request, email us',
  },
  '/home-customer/waste-stations': {
    et: 'kuhu viia, prügila, jäätmejaam, lahtiolekuajad, vanarehvid, mööbel, elektroonika',
    ru: 'куда сдать, куда отвезти, свалка, станция, мусорная станция, площадка, часы работы',
    en: 'recycling centre, tip, dump, landfill, where to take, drop off, opening hours',
  },
  '/construction-waste/collect-transport-waste': {
    et: 'ehitusprügi konteiner, ehituspraht, konteineri tellimine, prügikonteiner remont, äravedu',
    ru: 'контейнер для строительного мусора, заказать контейнер, ремонт, вывоз строймусора',
    en: 'skip hire, order a skip, builders waste, rubble, renovation container',
  },
  '/home-customer/rental-garbage-containers': {
    et: 'prügikast, prügikonteiner, konteineri rent, prügikasti ost, 140 l, 240 l, 660 l',
    ru: 'мусорный бак, купить контейнер, аренда контейнера, бак для мусора',
    en: 'wheelie bin, buy a bin, rent a bin, rubbish bin, dustbin',
  },
  '/home-customer/hazardous-waste': {
    et: 'patareid, värvid, kemikaalid, elavhõbe, kraadiklaas, ravimid, õli',
    ru: 'батарейки, краска, химия, ртуть, градусник, лекарства, масло',
    en: 'batteries, paint, chemicals, mercury, thermometer, medicines, oil',
  },
  '/services/electronic-waste': {
    et: 'külmkapp, külmik, teler, televiisor, pesumasin, arvuti, telefon, triikraud, kodumasin',
    ru: 'холодильник, телевизор, стиральная машина, компьютер, телефон, утюг, бытовая техника',
    en: 'fridge, freezer, television, washing machine, computer, phone, toaster, appliance',
  },
  '/services/maintenance-of-roads': {
    et: 'lumetõrje, lume lükkamine, libedusetõrje, puistamine, tänavapuhastus, ühistu',
    ru: 'уборка снега, посыпка, чистка улиц, гололёд, товарищество',
    en: 'snow clearing, snow removal, gritting, street sweeping, salting',
  },
  '/services/bulk-material-sale': {
    et: 'muld, mulla müük, liiv, kruus, killustik, koju toomine',
    ru: 'земля, продажа земли, песок, гравий, щебень, доставка',
    en: 'soil, topsoil, sand, gravel, crushed stone, delivery',
  },
  '/home-customer/fecal-transport': {
    et: 'septik, kogumiskaev, solgivedu, kempsu tühjendamine, purgimine',
    ru: 'септик, выгребная яма, ассенизатор, откачка',
    en: 'septic tank, cesspit, sewage truck, empty the tank, tank is full, tank overflowing',
  },
};
