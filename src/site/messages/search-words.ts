/** Words by which visitors look for a page that does not have them: its tasks in their own words. Shown nowhere. */
import type { RouteTemplate } from '../routes.ts';
import type { Worded } from '#model/locale.ts';

export const searchWords: Readonly<Partial<Record<RouteTemplate, Worded>>> = {
  '/customer-support/next-shipping-day': {
    et: 'millal prügiauto tuleb, prügiauto kellaaeg, veograafik, veopäev, millal prügi ära viiakse, kalender',
    ru: 'когда приедет мусоровоз, когда приедет машина, когда вывозят мусор, когда заберут мусор, график вывоза, расписание вывоза, день вывоза, дата вывоза, календарь, какого числа вывоз, prügivedu',
    en: 'when is my bin collected, bin day, when does the truck come, collection calendar, schedule',
  },
  '/customer-support/unserved-addresses': {
    et: 'prügi jäi ära viimata, konteiner jäi tühjendamata, auto ei tulnud, tühjendamata, käimata',
    ru: 'не вывезли мусор, не забрали мусор, машина не приехала, мусоровоз не приехал, пропущенный вывоз, пропустили мой адрес, бак остался полным, список невывезенных, teenindamata',
    en: 'bin not emptied, bin not collected, truck did not come, missed bin, my waste was not picked up',
  },
  '/home-customer/organized-waste': {
    et: 'prügivedu, prügifirma, korraldatud jäätmevedu, vedaja, liitumine, leping',
    ru: 'вывоз мусора, вывоз отходов, мусорная компания, кто вывозит мусор, какая фирма вывозит мусор, договор, перевозчик, участок вывоза, jäätmevedu, prügifirma, срок договора, кто присылает счёт',
    en: 'rubbish collection, bin collection, waste company, who collects my bin, organised waste collection, contract, tenant, landlord',
  },
  '/customer-support/price-lists': {
    et: 'hinnakiri, hind, kui palju maksab, tariif',
    ru: 'прейскурант, прайс-лист, цена, цены на вывоз, сколько стоит вывоз мусора, стоимость, тариф, расценки, hinnakiri, цена за контейнер, плата за мусор',
    en: 'price list, prices, cost, how much, fees',
  },
  '/customer-support/contact': {
    et: 'kontor, büroo, infotelefon, helista, telefoninumber, klienditugi, aadress, lahtiolekuajad',
    ru: 'офис, контора, бюро, представительство, филиал, позвонить, телефон, номер телефона, горячая линия, поддержка, служба поддержки, адрес, часы работы офиса, приём, до скольки работаете, менеджер, начальник, электронная почта',
    en: 'office, branch, call, phone number, customer service, address, opening hours, emergency number',
  },
  '/customer-support/contact-us': {
    et: 'kirjuta, kaebus, tellimus, avaldus, päring, e-kiri',
    ru: 'написать, написать письмо, жалоба, пожаловаться, заказ, заявление, заявка, запрос, обращение, связаться, отправить фото, оставить отзыв, предложение цены',
    en: 'write, complaint, order, request, email us',
  },
  '/home-customer/waste-stations': {
    et: 'kuhu viia, prügila, jäätmejaam, lahtiolekuajad, vanarehvid, mööbel, elektroonika',
    ru: 'куда сдать мусор, куда отвезти, свалка, станция, мусорная станция, площадка для мусора, полигон, приёмный пункт, пункт приёма, часы работы станции, ближайшая станция, jäätmejaam, яатмеяам, prügila, сдать старые вещи',
    en: 'recycling centre, tip, dump, landfill, where to take, drop off, opening hours',
  },
  '/construction-waste/collect-transport-waste': {
    et: 'ehitusprügi konteiner, ehituspraht, konteineri tellimine, prügikonteiner remont, äravedu',
    ru: 'контейнер для строительного мусора, заказать контейнер, арендовать контейнер для ремонта, бункер для мусора, вывоз строймусора, вывезти мусор после ремонта, цена контейнера, мультилифт, ehituskonteiner, снос дома',
    en: 'skip hire, order a skip, builders waste, rubble, renovation container',
  },
  '/home-customer/rental-garbage-containers': {
    et: 'prügikast, prügikonteiner, konteineri rent, prügikasti ost, 140 l, 240 l, 660 l',
    ru: 'мусорный бак, мусорка, купить бак, купить контейнер, аренда контейнера, взять бак в аренду, бак для мусора, бачок, урна, 80 литров, 140 литров, 240 литров, 660 литров, prügikast, konteiner',
    en: 'wheelie bin, buy a bin, rent a bin, rubbish bin, dustbin',
  },
  '/home-customer/hazardous-waste': {
    et: 'patareid, värvid, kemikaalid, elavhõbe, kraadiklaas, ravimid, õli',
    ru: 'батарейки, краска, растворитель, лак, химия, химикаты, ртуть, градусник, лекарства, масло, яд, аккумулятор, лампочки, асбест, токсичные отходы, ohtlikud jäätmed',
    en: 'batteries, paint, chemicals, mercury, thermometer, medicines, oil',
  },
  '/services/electronic-waste': {
    et: 'külmkapp, külmik, teler, televiisor, pesumasin, arvuti, telefon, triikraud, kodumasin',
    ru: 'холодильник, телевизор, стиральная машина, компьютер, ноутбук, телефон, утюг, микроволновка, бытовая техника, старая техника, электроприборы, провода, elektroonika',
    en: 'fridge, freezer, television, washing machine, computer, phone, toaster, appliance',
  },
  '/services/maintenance-of-roads': {
    et: 'lumetõrje, lume lükkamine, libedusetõrje, puistamine, tänavapuhastus, ühistu',
    ru: 'уборка снега, чистка снега, вывоз снега, посыпка, песок на дорожки, гололёд, скользко, чистка улиц, подметание, уборка двора, уборка территории, товарищество, lumekoristus',
    en: 'snow clearing, snow removal, gritting, street sweeping, salting',
  },
  '/services/bulk-material-sale': {
    et: 'muld, mulla müük, liiv, kruus, killustik, koju toomine',
    ru: 'земля, чернозём, плодородная земля, продажа земли, купить песок, песок, гравий, щебень, гранитная крошка, доставка песка, машина песка, muld, liiv',
    en: 'soil, topsoil, sand, gravel, crushed stone, delivery',
  },
  '/home-customer/fecal-transport': {
    et: 'septik, kogumiskaev, solgivedu, kempsu tühjendamine, purgimine',
    ru: 'септик, выгребная яма, ассенизатор, ассенизаторская машина, откачка, откачать яму, прочистить септик, канализация, туалет на даче, fekaalivedu, сколько стоит откачка',
    en: 'septic tank, cesspit, sewage truck, empty the tank, tank is full, tank overflowing',
  },
  '/home-customer/ordering-fecal-transport': {
    et: 'telli tühjendamine, tellimisvorm, septiku tellimus',
    ru: 'заказать откачку, вызвать ассенизатора, заказать машину для септика, форма заказа, откачка срочно, отменить откачку, tellimus',
    en: 'order septic emptying, book a septic truck, order form',
  },
  '/home-customer/big-bag-collecting': {
    et: 'suur kott, ehitusprahi kott, remondikott, koti äravedu',
    ru: 'биг бэг, мешок для строительного мусора, мешок для ремонта, вывоз мешка, большой мешок, купить биг-бэг, цена мешка, тонный мешок, big bag',
    en: 'big bag, rubble bag, builders bag, skip bag',
  },
  '/home-customer/packaging-transportation': {
    et: 'plast, pakendikott, kollane kott, pakendikonteiner',
    ru: 'пластик, сдать упаковку, мешок для упаковки, жёлтый мешок, контейнер для пластика, тара, картон, забирают пластик, pakend, pakendikott, раздельный сбор',
    en: 'plastic, packaging bag, yellow bag, recycling collection',
  },
  '/home-customer/fecal-transport-2': {
    et: 'töö, tööpakkumised, vabad ametikohad, autojuht, palk, karjäär',
    ru: 'работа, вакансии, вакансия водителя, устроиться на работу, ищу работу, зарплата, водитель мусоровоза, грузчик, резюме, подработка, töö, карьера',
    en: 'jobs, vacancies, work for you, driver job, career, salary',
  },
  '/services/compost': {
    et: 'kompost, väetis, peenramuld',
    ru: 'компост, удобрение, перегной, купить компост, земля для огорода, для грядок, для газона, для теплицы',
    en: 'compost, fertiliser, garden soil',
  },
  '/services/packaging-sale': {
    et: 'prügikotid, prügikoti ost, biokotid, paberkotid',
    ru: 'купить мешки, мусорные мешки, мешки для мусора, пакеты для биоотходов, биопакеты, бумажные пакеты, фирменный мешок, где купить мешки, prügikotid',
    en: 'bin bags, refuse sacks, buy bags, compostable bags',
  },
  '/services/recyclable-waste-purchase': {
    et: 'vanapaberi kokkuost, vanametall, metalli kokkuost, müü papp',
    ru: 'сдать макулатуру за деньги, приём металлолома, сдать металл, цветной металл, продать картон, вторсырьё, скупка, поддоны, плёнка, vanapaber, vanametall',
    en: 'sell scrap metal, sell cardboard, waste paper, scrap dealer',
  },
  '/services': {
    et: 'ettevõttele, firmale, äriklient',
    ru: 'для фирм, для предприятий, для бизнеса, услуги для КТ, услуги для организаций, юрлица, корпоративные услуги',
    en: 'for businesses, for companies, commercial waste',
  },
  '/construction-waste': {
    et: 'ehituspraht, remondipraht, ehitusprügi',
    ru: 'строительный мусор, мусор после ремонта, строймусор, ремонт квартиры, снос, ehitusjäätmed, ehitusprügi',
    en: 'builders waste, renovation rubbish, rubble',
  },
  '/construction-waste/take-it-yourself': {
    et: 'vii ise, haagisega, too ise',
    ru: 'самому отвезти, привезти на прицепе, сдать строймусор самому, отвезти гипсокартон, отвезти кирпичи, сдать старые окна',
    en: 'take it yourself, with a trailer, drop off rubble',
  },
  '/customer-support/emergency-notice': {
    et: 'hädateade, tõrge, torm, vedu hilineb, mis juhtus',
    ru: 'экстренное сообщение, авария, сбой вывоза, шторм, снегопад, дорога закрыта, задержка вывоза, поломка мусоровоза, праздники, что случилось, почему не ездят',
    en: 'emergency, disruption, storm, delay, what happened',
  },
  '/customer-support/personal-data-processing': {
    et: 'isikuandmed, andmekaitse, privaatsus, kustuta minu andmed',
    ru: 'личные данные, персональные данные, конфиденциальность, защита данных, удалить мои данные, запись разговоров, приватность, isikuandmed, GDPR',
    en: 'privacy, personal data, GDPR, delete my data',
  },
  '/customer-support/instructions': {
    et: 'juhend, sorteerimisjuhend, kuidas sorteerida, prindi',
    ru: 'памятка, правила сортировки, как сортировать, что куда бросать, скачать инструкцию, распечатать памятку, плакат для дома, juhend',
    en: 'guide, sorting rules, how to sort, leaflet',
  },
  '/customer-support/faq': {
    et: 'KKK, abi, küsimused ja vastused',
    ru: 'вопросы и ответы, FAQ, помощь, справка, KKK',
    en: 'FAQ, help, questions and answers',
  },
  '/terms': {
    et: 'tingimused, taganemine, tagastamine, 14 päeva, pretensioon',
    ru: 'условия, отказ от заказа, вернуть товар, возврат денег, 14 дней, гарантия, рекламация, потребительская комиссия, права потребителя, tingimused',
    en: 'terms, right of withdrawal, return, refund, 14 days',
  },
  '/accessibility': {
    et: 'vaegnägija, ekraanilugeja, puue',
    ru: 'для слабовидящих, для слепых, экранный диктор, инвалидность, увеличить шрифт, доступная среда',
    en: 'screen reader, disability, blind',
  },
  '/cookies': {
    et: 'küpsised, jälgimine, statistika',
    ru: 'куки, cookies, слежка, статистика посещений, отключить куки',
    en: 'cookies, tracking, statistics',
  },
  '/about/company': {
    et: 'firma ajalugu, kes te olete, töötajate arv',
    ru: 'о фирме, история компании, сколько работников, кто вы, Põhjaring, мусорная фирма, руководство',
    en: 'about the company, who are you, history',
  },
  '/about/environment-and-quality': {
    et: 'keskkond, sertifikaat, kvaliteet',
    ru: 'экология, сертификат, ISO, забота о природе, выбросы, качество',
    en: 'environment, certificate, quality',
  },
  '/about/procurement': {
    et: 'hange, riigihange, toetus, eurotoetus',
    ru: 'закупки, тендер, госзакупка, субсидии, проекты Евросоюза, поставщикам, hange, riigihange',
    en: 'tender, procurement, grant, EU project',
  },
  '/about/emergency-detailed': {
    et: 'mida hädateade tähendab',
    ru: 'что значит экстренное сообщение, нарушен вывоз, что делать если вывоз остановлен',
    en: 'what an emergency notice means',
  },
  '/about/news': {
    et: 'uudised, artiklid, mis on uut, jäätmekool',
    ru: 'новости, статьи, объявления, что нового, Школа сортировки, jäätmekool, uudised',
    en: 'news, articles, what is new',
  },
  '/home-customer': {
    et: 'eraklient, kodu, korteriühistu, suurjäätmed',
    ru: 'для частных лиц, для дома, для дачи, для КТ, вывоз мебели, крупногабаритный мусор, suurjäätmed, четыре контейнера',
    en: 'households, home, housing association, bulky waste',
  },
};
