/** Words by which visitors look for a page that does not have them: its tasks in their own words. Shown nowhere. */
import type { RouteTemplate } from '../routes.ts';
import type { Worded } from '#model/locale.ts';

export const searchWords: Readonly<Partial<Record<RouteTemplate, Worded>>> = {
  '/customer-support/next-shipping-day': {
    et: 'millal prügiauto tuleb, prügiauto kellaaeg, veograafik, veopäev, millal prügi ära viiakse, kalender, tühjenduspäev, minu prügipäev, vaadata lepingu numbri järgi, järgmine tühjendus',
    ru: 'когда приедет мусоровоз, когда приедет машина, когда вывозят мусор, когда заберут мусор, график вывоза, расписание вывоза, день вывоза, дата вывоза, календарь, какого числа вывоз, prügivedu',
    en: 'when is my bin collected, bin day, when does the truck come, collection calendar, schedule',
  },
  '/customer-support/unserved-addresses': {
    et: 'prügi jäi ära viimata, konteiner jäi tühjendamata, auto ei tulnud, tühjendamata, käimata, prügiauto ei käinud, jäeti vahele, miks konteiner on täis, otsida oma aadressi nimekirjast',
    ru: 'не вывезли мусор, не забрали мусор, машина не приехала, мусоровоз не приехал, пропущенный вывоз, пропустили мой адрес, бак остался полным, список невывезенных, teenindamata',
    en: 'bin not emptied, bin not collected, truck did not come, missed bin, my waste was not picked up',
  },
  '/home-customer/organized-waste': {
    et: 'prügivedu, prügifirma, korraldatud jäätmevedu, vedaja, liitumine, leping, kes minu vallas prügi veab, kes viib minu prügi, uus leping, veopiirkond, mis ajani vedaja leping kehtib, kes arve saadab',
    ru: 'вывоз мусора, вывоз отходов, мусорная компания, кто вывозит мусор, какая фирма вывозит мусор, договор, перевозчик, участок вывоза, jäätmevedu, prügifirma, срок договора, кто присылает счёт',
    en: 'rubbish collection, bin collection, waste company, who collects my bin, organised waste collection, contract, tenant, landlord',
  },
  '/customer-support/price-lists': {
    et: 'hinnakiri, hind, kui palju maksab, tariif, prügiveo hind, tühjenduse hind, kuutasu, mis maksab prügikast, hinnad minu vallas, hinnatõus, arvutada kuutasu',
    ru: 'прейскурант, прайс-лист, цена, цены на вывоз, сколько стоит вывоз мусора, стоимость, тариф, расценки, hinnakiri, цена за контейнер, плата за мусор',
    en: 'price list, prices, cost, how much, fees',
  },
  '/customer-support/contact': {
    et: 'kontor, büroo, infotelefon, helista, telefoninumber, klienditugi, aadress, lahtiolekuajad, esindus, kontaktisik, juhataja, kus te asute, e-posti aadress, registrikood, pangakonto, ratastooliga, parkimine',
    ru: 'офис, контора, бюро, представительство, филиал, позвонить, телефон, номер телефона, горячая линия, поддержка, служба поддержки, адрес, часы работы офиса, приём, до скольки работаете, менеджер, начальник, электронная почта',
    en: 'office, branch, call, phone number, customer service, address, opening hours, emergency number',
  },
  '/customer-support/contact-us': {
    et: 'kirjuta, kaebus, tellimus, avaldus, päring, e-kiri, küsida pakkumist, saata kiri, teade, ettepanek, vorm, saata foto, tagasiside, kiitus',
    ru: 'написать, написать письмо, жалоба, пожаловаться, заказ, заявление, заявка, запрос, обращение, связаться, отправить фото, оставить отзыв, предложение цены',
    en: 'write, complaint, order, request, email us',
  },
  '/home-customer/waste-stations': {
    et: 'kuhu viia, prügila, jäätmejaam, lahtiolekuajad, vanarehvid, mööbel, elektroonika, prügimägi, ära anda, lähim jaam, kas jaam on lahti, jäätmejaama hinnad, taaskasutus, viia ise ära',
    ru: 'куда сдать мусор, куда отвезти, свалка, станция, мусорная станция, площадка для мусора, полигон, приёмный пункт, пункт приёма, часы работы станции, ближайшая станция, jäätmejaam, яатмеяам, prügila, сдать старые вещи',
    en: 'recycling centre, tip, dump, landfill, where to take, drop off, opening hours',
  },
  '/construction-waste/collect-transport-waste': {
    et: 'ehitusprügi konteiner, ehituspraht, konteineri tellimine, prügikonteiner remont, äravedu, suur konteiner hoovi, konteiner lammutamiseks, ehitusjäätmete äravedu, 10 kuupi, mulla äravedu, konteineri hind, vahetuskonteiner, multilift',
    ru: 'контейнер для строительного мусора, заказать контейнер, арендовать контейнер для ремонта, бункер для мусора, вывоз строймусора, вывезти мусор после ремонта, цена контейнера, мультилифт, ehituskonteiner, снос дома',
    en: 'skip hire, order a skip, builders waste, rubble, renovation container',
  },
  '/home-customer/rental-garbage-containers': {
    et: 'prügikast, prügikonteiner, konteineri rent, prügikasti ost, 140 l, 240 l, 660 l, osta prügikast, uus prügikast, süvamahuti, ratastega konteiner, prügikasti mõõdud, biokast, prügitünn',
    ru: 'мусорный бак, мусорка, купить бак, купить контейнер, аренда контейнера, взять бак в аренду, бак для мусора, бачок, урна, 80 литров, 140 литров, 240 литров, 660 литров, prügikast, konteiner',
    en: 'wheelie bin, buy a bin, rent a bin, rubbish bin, dustbin',
  },
  '/home-customer/hazardous-waste': {
    et: 'patareid, värvid, kemikaalid, elavhõbe, kraadiklaas, ravimid, õli, mürgised jäätmed, värvipurgid, aku, lahusti, asbest, kuhu viia värv, ohtlike jäätmete äravedu firmale',
    ru: 'батарейки, краска, растворитель, лак, химия, химикаты, ртуть, градусник, лекарства, масло, яд, аккумулятор, лампочки, асбест, токсичные отходы, ohtlikud jäätmed',
    en: 'batteries, paint, chemicals, mercury, thermometer, medicines, oil',
  },
  '/services/electronic-waste': {
    et: 'külmkapp, külmik, teler, televiisor, pesumasin, arvuti, telefon, triikraud, kodumasin, vana elektroonika, katkine seade, kõvaketta hävitamine, printer, serverid, elektroonika äravedu',
    ru: 'холодильник, телевизор, стиральная машина, компьютер, ноутбук, телефон, утюг, микроволновка, бытовая техника, старая техника, электроприборы, провода, elektroonika',
    en: 'fridge, freezer, television, washing machine, computer, phone, toaster, appliance',
  },
  '/services/maintenance-of-roads': {
    et: 'lumetõrje, lume lükkamine, libedusetõrje, puistamine, tänavapuhastus, ühistu, lumekoristus, lume äravedu, parkla puhastus, tänavapesu, muru niitmine, soolatamine, kojamees',
    ru: 'уборка снега, чистка снега, вывоз снега, посыпка, песок на дорожки, гололёд, скользко, чистка улиц, подметание, уборка двора, уборка территории, товарищество, lumekoristus',
    en: 'snow clearing, snow removal, gritting, street sweeping, salting',
  },
  '/services/bulk-material-sale': {
    et: 'muld, mulla müük, liiv, kruus, killustik, koju toomine, koorem liiva, täitepinnas, liivakasti liiv, sõelmed, purustatud betoon, kallur, kuup mulda',
    ru: 'земля, чернозём, плодородная земля, продажа земли, купить песок, песок, гравий, щебень, гранитная крошка, доставка песка, машина песка, muld, liiv',
    en: 'soil, topsoil, sand, gravel, crushed stone, delivery',
  },
  '/home-customer/fecal-transport': {
    et: 'septik, kogumiskaev, solgivedu, kempsu tühjendamine, purgimine, kaev on täis, kaev ajab üle, septiku tühjendamise hind, solgiauto, paakauto, reovesi, kuivkäimla, peldik',
    ru: 'септик, выгребная яма, ассенизатор, ассенизаторская машина, откачка, откачать яму, прочистить септик, канализация, туалет на даче, fekaalivedu, сколько стоит откачка',
    en: 'septic tank, cesspit, sewage truck, empty the tank, tank is full, tank overflowing',
  },
  '/home-customer/ordering-fecal-transport': {
    et: 'tellida septiku tühjendus, tellida solgiauto, kaevu tühjendamise tellimus, kogumiskaev täis tellida, tellimisleht, fekaaliauto tellimine, kempsu tühjendus tellida',
    ru: 'заказать откачку, вызвать ассенизатора, заказать машину для септика, форма заказа, откачка срочно, отменить откачку, tellimus',
    en: 'order septic emptying, book a septic truck, order form',
  },
  '/home-customer/big-bag-collecting': {
    et: 'suur ehituskott, bigbag, big bag hind, tonnikott, remondikott, koti äravedu, kott ehitusprahi jaoks, kuhu ehituskott panna, 1 kuup kott',
    ru: 'биг бэг, мешок для строительного мусора, мешок для ремонта, вывоз мешка, большой мешок, купить биг-бэг, цена мешка, тонный мешок, big bag',
    en: 'big bag, rubble bag, builders bag, skip bag',
  },
  '/home-customer/packaging-transportation': {
    et: 'pakendikonteiner, kollane kott, pakendikott, plastpakend, pakendite äravedu, pakendid kodust, tetrapakk, kilekotid, klaaspakendi konteiner, firma pakendid, papi äravedu',
    ru: 'пластик, сдать упаковку, мешок для упаковки, жёлтый мешок, контейнер для пластика, тара, картон, забирают пластик, pakend, pakendikott, раздельный сбор',
    en: 'plastic, packaging bag, yellow bag, recycling collection',
  },
  '/home-customer/fecal-transport-2': {
    et: 'töö, tööpakkumised, vabad töökohad, kandideerida, CV saata, autojuhi töö, prügiautojuht, karjäär, praktika, palk, tööle tulla',
    ru: 'работа, вакансии, вакансия водителя, устроиться на работу, ищу работу, зарплата, водитель мусоровоза, грузчик, резюме, подработка, töö, карьера',
    en: 'jobs, vacancies, work for you, driver job, career, salary',
  },
  '/services/compost': {
    et: 'kompostmuld, osta komposti, väetis, aiamuld, kompost koju, peenramuld, kuup komposti, orgaaniline väetis',
    ru: 'компост, удобрение, перегной, купить компост, земля для огорода, для грядок, для газона, для теплицы',
    en: 'compost, fertiliser, garden soil',
  },
  '/services/packaging-sale': {
    et: 'osta prügikotte, jäätmekotid, biokotid, paberkotid, kust saab kotte, koti hind, firma kott, prügikott 150 l, kolimiskastid, pakkekile',
    ru: 'купить мешки, мусорные мешки, мешки для мусора, пакеты для биоотходов, биопакеты, бумажные пакеты, фирменный мешок, где купить мешки, prügikotid',
    en: 'bin bags, refuse sacks, buy bags, compostable bags',
  },
  '/services/recyclable-waste-purchase': {
    et: 'vanametalli kokkuost, paberi kokkuost, vanapaberi hind, kile kokkuost, plasti müük, metalli ära müüa, kaubaalused, kas te ostate, papp pallides, makulatuur',
    ru: 'сдать макулатуру за деньги, приём металлолома, сдать металл, цветной металл, продать картон, вторсырьё, скупка, поддоны, плёнка, vanapaber, vanametall',
    en: 'sell scrap metal, sell cardboard, waste paper, scrap dealer',
  },
  '/services': {
    et: 'firma prügi, ärikliendi pakkumine, teenused ettevõttele, ettevõtte jäätmekäitlus, leping firmale, hinnapakkumine, valla teenused, jäätmeluba',
    ru: 'для фирм, для предприятий, для бизнеса, услуги для КТ, услуги для организаций, юрлица, корпоративные услуги',
    en: 'for businesses, for companies, commercial waste',
  },
  '/construction-waste': {
    et: 'ehitusjäätmed, remont, ehitusprügi, lammutamine, kuhu ehitusprügi viia, konteiner või kott, renoveerimine, jäätmeõiend, katusevahetus',
    ru: 'строительный мусор, мусор после ремонта, строймусор, ремонт квартиры, снос, ehitusjäätmed, ehitusprügi',
    en: 'builders waste, renovation rubbish, rubble',
  },
  '/construction-waste/take-it-yourself': {
    et: 'viia ise ehitusprügi, haagisega, kuhu viia kipsplaat, betoonitükid kuhu, käruga jäätmejaama, ehitusprügi vastuvõtt, koorma kaalumine, kaubikuga',
    ru: 'самому отвезти, привезти на прицепе, сдать строймусор самому, отвезти гипсокартон, отвезти кирпичи, сдать старые окна',
    en: 'take it yourself, with a trailer, drop off rubble',
  },
  '/customer-support/emergency-notice': {
    et: 'häire, torm, lumi, kas täna veetakse, praam ei sõida, tee suletud, prügiauto rike, vedu jääb ära, hädaolukord, hilineb, ilmahoiatus',
    ru: 'экстренное сообщение, авария, сбой вывоза, шторм, снегопад, дорога закрыта, задержка вывоза, поломка мусоровоза, праздники, что случилось, почему не ездят',
    en: 'emergency, disruption, storm, delay, what happened',
  },
  '/customer-support/personal-data-processing': {
    et: 'privaatsus, isikuandmed, GDPR, andmekaitse, kustutada minu andmed, kõne salvestus, kui kaua andmeid hoitakse, privaatsuspoliitika, mis andmeid te kogute',
    ru: 'личные данные, персональные данные, конфиденциальность, защита данных, удалить мои данные, запись разговоров, приватность, isikuandmed, GDPR',
    en: 'privacy, personal data, GDPR, delete my data',
  },
  '/customer-support/instructions': {
    et: 'juhend, õpetus, sortimisjuhend, kuidas sortida, PDF, voldik, meelespea, silt prügimajja, printida juhend',
    ru: 'памятка, правила сортировки, как сортировать, что куда бросать, скачать инструкцию, распечатать памятку, плакат для дома, juhend',
    en: 'guide, sorting rules, how to sort, leaflet',
  },
  '/customer-support/faq': {
    et: 'KKK, küsimused ja vastused, sagedased küsimused, kust leian vastuse',
    ru: 'вопросы и ответы, FAQ, помощь, справка, KKK',
    en: 'FAQ, help, questions and answers',
  },
  '/terms': {
    et: 'tellimistingimused, taganemine, tellimusest loobuda, 14 päeva, tagastada, raha tagasi, tarbijavaidlus, tühistada tellimus, vaidlus, garantii, autoriõigus',
    ru: 'условия, отказ от заказа, вернуть товар, возврат денег, 14 дней, гарантия, рекламация, потребительская комиссия, права потребителя, tingimused',
    en: 'terms, right of withdrawal, return, refund, 14 days',
  },
  '/accessibility': {
    et: 'ligipääsetavus, ekraanilugeja, vaegnägija, suurem kiri, puudega inimene, klaviatuuriga, WCAG, viga veebilehel',
    ru: 'для слабовидящих, для слепых, экранный диктор, инвалидность, увеличить шрифт, доступная среда',
    en: 'screen reader, disability, blind',
  },
  '/cookies': {
    et: 'küpsised, brauseri küpsised, jälgimine, nõusolek tagasi võtta, statistika keelata, külastuste loendamine',
    ru: 'куки, cookies, слежка, статистика посещений, отключить куки',
    en: 'cookies, tracking, statistics',
  },
  '/about/company': {
    et: 'ettevõtte ajalugu, mitu töötajat, palju kliente, mis jäätmetest saab, kuhu prügi läheb, kas sorditud prügi pannakse kokku, millal asutatud, jäätmeluba',
    ru: 'о фирме, история компании, сколько работников, кто вы, Põhjaring, мусорная фирма, руководство',
    en: 'about the company, who are you, history',
  },
  '/about/environment-and-quality': {
    et: 'keskkonnasõbralik, ringlussevõtt, elektriauto, biogaas, kvaliteet, keskkonnamõju, heitgaasid, müra, kuhu kaevata haisu peale, lenduv prügi, ohutus',
    ru: 'экология, сертификат, ISO, забота о природе, выбросы, качество',
    en: 'environment, certificate, quality',
  },
  '/about/procurement': {
    et: 'riigihange, pakkumuse esitamine, saada tarnijaks, mida te ostate, Euroopa Liidu toetus, projekt, hanke vaidlustamine, pakkuda oma teenust',
    ru: 'закупки, тендер, госзакупка, субсидии, проекты Евросоюза, поставщикам, hange, riigihange',
    en: 'tender, procurement, grant, EU project',
  },
  '/about/emergency-detailed': {
    et: 'mida erakorraline teade tähendab, kuidas teadet lugeda, mida teha tormi ajal konteineriga, vedu seisab mida teha, kas pean uuesti tellima',
    ru: 'что значит экстренное сообщение, нарушен вывоз, что делать если вывоз остановлен',
    en: 'what an emergency notice means',
  },
  '/about/news': {
    et: 'uudised, mis on uut, teated, jäätmekool, artiklid, sortimise nõuanded, pressiteade',
    ru: 'новости, статьи, объявления, что нового, Школа сортировки, jäätmekool, uudised',
    en: 'news, articles, what is new',
  },
  '/home-customer': {
    et: 'eraisik, eramaja prügi, suurjäätmed, vana mööbel ära, korteriühistu, prügi kodus, teenused kodule, diivani äravedu hind, mida ühistu vajab',
    ru: 'для частных лиц, для дома, для дачи, для КТ, вывоз мебели, крупногабаритный мусор, suurjäätmed, четыре контейнера',
    en: 'households, home, housing association, bulky waste',
  },
  '/about': {
    et: 'mis firma see on, mida te teete, prügifirma tutvustus, ettevõttest',
    ru: 'что это за компания, чем вы занимаетесь, о компании',
    en: 'what company is this, what do you do, about us',
  },
  '/customer-support': {
    et: 'abi, küsimus, mure, klienditeenindus, kuidas saada abi, probleem, lepingu muutmine, kust alustada',
    ru: 'помощь, вопрос, проблема, обслуживание клиентов, изменить договор',
    en: 'help, question, problem, customer service, change my contract',
  },
};
