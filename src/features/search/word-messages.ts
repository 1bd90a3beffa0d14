/** Words by which visitors look for a page that does not have them: its tasks in their own words. Shown nowhere. */
import type { RouteTemplate } from '#shell/addresses/routes.ts';
import type { Worded } from '#platform/languages/locale.ts';

export const searchWords: Readonly<Partial<Record<RouteTemplate, Worded>>> = {
  '/customer-support/next-shipping-day': {
    et: 'millal prügiauto tuleb, prügiauto kellaaeg, veograafik, veopäev, millal prügi ära viiakse, kalender, tühjenduspäev, minu prügipäev, vaadata lepingu numbri järgi, järgmine tühjendus, Google Calendar, Google’i kalender, ical, ics, Outlook, kalendrisse lisada, plakat, veograafik printida, graafik, millal tuleb auto',
    ru: 'когда приедет мусоровоз, когда приедет машина, когда вывозят мусор, когда заберут мусор, график вывоза, расписание вывоза, день вывоза, дата вывоза, календарь вывоза, добавить в календарь, календарь в телефон, какого числа вывоз, гугл календарь, Google календарь, ical, ics, Outlook, плакат, распечатать график, prügivedu, график',
    en: 'when is my bin collected, bin day, trash day, garbage day, collection day, when does the truck come, next pickup, next collection, pick-up date, collection calendar, schedule, timetable, look up by contract number, check my date, veopäev, prügivedu, SMS the day before, text message reminder, remind me, reminder of the collection day, notification, is it this week, Google Calendar, ical, ics, Outlook, add to calendar, poster, print the schedule',
  },
  '/sorting/print': {
    et: 'sortimisleht, prinditav juhend, välja printida, prügi sortimise plakat, meelespea, külmkapi uksele, kleebis konteinerile, mis kuhu läheb leht, lastele',
    ru: 'памятка по сортировке, распечатать, плакат о сортировке, на холодильник, наклейка на бак, листовка, инструкция для печати, таблица сортировки',
    en: 'sorting poster, print a sorting guide, printable, for the fridge, fridge door, cheat sheet, recycling chart, sticker for the bin, leaflet',
  },
  '/embed': {
    et: 'vidin, widget, iframe, manustamine, oma kodulehele, valla veebileht, linna koduleht, omavalitsuse leht, kood kodulehele, arendajale',
    ru: 'виджет, iframe, встроить, вставить на сайт, сайт волости, сайт города, код для сайта, разработчику',
    en: 'widget, iframe, embed, embed code, municipality website, town website, put on our website, web component, developers',
  },
  '/customer-support/unserved-addresses': {
    et: 'prügi jäi ära viimata, konteiner jäi tühjendamata, auto ei tulnud, tühjendamata, käimata, prügiauto ei käinud, jäeti vahele, miks konteiner on täis, otsida oma aadressi nimekirjast',
    ru: 'не вывезли мусор, не забрали мусор, машина не приехала, мусоровоз не приехал, пропущенный вывоз, пропустили мой адрес, бак остался полным, список невывезенных, teenindamata',
    en: 'bin not emptied, bin not collected, truck did not come, nobody came, missed bin, missed pickup, my waste was not picked up, skipped my street, is my address on the list, when will they come instead, delays today, teenindamata aadressid, truck didn’t come today, bin wasn’t picked up, nobody emptied our bin, overflowing and no one comes, waiting for a week',
  },
  '/home-customer/organized-waste': {
    et: 'prügivedu, prügifirma, korraldatud jäätmevedu, vedaja, liitumine, leping, kes minu vallas prügi veab, kes viib minu prügi, uus leping, veopiirkond, mis ajani vedaja leping kehtib, kes arve saadab, kelle auto meie külas käib, kelle prügiauto, kes meil käib, kelle käest küsida, mis firma siin veab, milline firma tänavas, kes esitab arve, kes veab',
    ru: 'вывоз мусора, вывоз отходов, мусорная компания, кто вывозит мусор, какая фирма вывозит мусор, договор, перевозчик, участок вывоза, jäätmevedu, prügifirma, срок договора, кто присылает счёт, остров, хутор, деревня',
    en: 'rubbish collection, bin collection, garbage collection, trash pickup, refuse collection, waste company, waste carrier, who collects my bin, who is my waste company, which company, who sends the bill, new house, moved to a new town, organised waste collection, contract, tenant, landlord, municipality, jäätmevedu, prügivedu',
  },
  '/customer-support/price-lists': {
    et: 'hinnakiri, hind, kui palju maksab, tariif, prügiveo hind, tühjenduse hind, kuutasu, mis maksab prügikast, hinnad minu vallas, hinnatõus, arvutada kuutasu, palju maksab kuus, prügiveo hinnad 2026, odavam hind, hinnakiri Tallinn, uus hinnakiri',
    ru: 'прейскурант, прайс-лист, цена, цены на вывоз, сколько стоит вывоз мусора, стоимость, тариф, расценки, hinnakiri, цена за контейнер, плата за мусор, тариф в городе',
    en: 'price list, prices, cost, how much, how much does it cost, fees, tariff, rates, price of one collection, price of a bin, monthly cost, prices in my town, hinnakiri, how expensive is it, price for a company, price for a house, cheapest, discount, price for 240 litres, price for 140 litres, compare prices',
  },
  '/customer-support/contact': {
    et: 'kontor, büroo, infotelefon, helista, telefoninumber, klienditugi, aadress, lahtiolekuajad, esindus, kontaktisik, juhataja, kus te asute, e-posti aadress, registrikood, pangakonto, ratastooliga, parkimine, kontori aadress, mis kell kontor avatud, kus Võrus esindus, piirkonna telefon, klienditeenindaja, kes on piirkonnajuht, kus te olete, kohapeale tulla, kellega rääkida, kes vastab, inglise keelt räägib, vene keeles, tõlk, parkida kontori juures, infoliin, kõnekeskus, ülemus, direktor, kassa lahti reedel, mis kell, kell, kellaaeg, lahtiolek, telefon, e-post',
    ru: 'офис, контора, бюро, представительство, филиал, позвонить, телефон, номер телефона, горячая линия, поддержка, служба поддержки, адрес, часы работы офиса, приём, до скольки работаете, менеджер, директор, начальник, руководитель, электронная почта, почта компании, имейл, ближайшая контора, открыты в субботу, по-русски, на русском, поговорить с человеком, оператор, живой человек, дозвониться, обеденный перерыв, без компьютера, не умею в интернете, где вы находитесь, приёмная, представительство в Нарве, во сколько открываетесь, часы, время работы, закрыто, открыто, почта',
    en: 'office, branch, call, phone, phone number, telephone, customer service, helpdesk, hotline, speak to someone, English-speaking, address of the office, where are you, opening hours of the office, emergency number, email address, manager, bank account, kontakt, esindus, talk to a person, reach a human, real person, speak English, who can I talk to, beneficiary, director, boss, complain in person, speak to a manager, Russian-speaking, lunch break, lunch time, when is the office open, closed at lunch, open, closed, what time do you open, what time do you close, contact, address',
  },
  '/customer-support/contact-us': {
    et: 'kirjuta, kaebus, tellimus, avaldus, päring, e-kiri, küsida pakkumist, saata kiri, teade, ettepanek, vorm, saata foto, tagasiside, kiitus, kaebus juhi peale, kaebus teeninduse kohta, halb teenindus, ettepanek teile, kuidas teiega ühendust võtta, tahan rahalist hüvitist, hüvitis, kompensatsioon, pahane, nördinud, solvas, juht karjus, juht oli ebaviisakas, juht sõimas, kiita, tänada, tahan kurta, pretensioon, ametlik kaebus, foto saatmine, faili lisada, millal vastate, vastust pole tulnud, mu kirjale pole vastatud, kirja seis, kuidas teada oma kirja seisu, pöördumise seis, kas minu kiri jõudis kohale, kaua vastust oodata, pöördumise number, kaebuse käik, pöördumine kadus',
    ru: 'написать, написать письмо, жалоба, пожаловаться, заказ, заявление, заявка, запрос, обращение, связаться, отправить фото, оставить отзыв, написать директору, претензия, связаться с вами, предложение цены, не отвечаете, нет ответа, не отвечают на письма, ждать ответа, накричал, грубый водитель, насорили, пишу второй раз, третий раз, тишина, молчите, водитель курит, едет быстро, превышает скорость, бросили бак на дороге, не поставили на место, шумят, гремят, не вернули на место, наорали, водитель хам, испачкали двор, водитель подрезал, похвалить, благодарность, спасибо, претензия письменно, обратная связь',
    en: 'write, write to you, contact form, email us, send a message, complaint, complain, order, request, application, enquiry, ask a question, send a photo, feedback, quote, get a quote, kirjuta, kaebus, rude driver, when will you reply, how long until you answer, no reply, nobody answers my emails, waiting for an answer, complain to the boss, praise, thank you, suggestion, idea, awful service, terrible, disappointed, who is in charge, complaints department, thank the driver',
  },
  '/home-customer/waste-stations': {
    et: 'kuhu viia, prügila, jäätmejaam, lahtiolekuajad, vanarehvid, mööbel, elektroonika, prügimägi, ära anda, lähim jaam, kas jaam on lahti, jäätmejaama hinnad, taaskasutus, viia ise ära, jäätmejaam pühapäeval lahti, kus on jäätmejaam, kuhu vana asi viia, jäätmejaam minu lähedal, kas täna on jaam lahti, jäätmejaamade kaart, kas Narvas on jäätmejaam, vanaraud, jalgratas katki, taaskasutusruum, mööbel jaama viia, mis kell, kell, kellaaeg, lahtiolek',
    ru: 'куда сдать мусор, куда отвезти, свалка, станция, мусорная станция, площадка для мусора, полигон, приёмный пункт, пункт приёма, часы работы станции, ближайшая станция, jäätmejaam, яатмеяам, prügila, сдать старые вещи, куда отвезти в Нарве, станция в Силламяэ, городская помойка, запчасти, бампер, лобовое стекло, мопед, лопата, грабли, инструменты, время работы пункта, пункт приёма в воскресенье, во сколько открываетесь, часы, время работы, открыто',
    en: 'recycling centre, recycling center, recycling station, household waste site, tip, dump, landfill, junkyard, where to take, where can I take, drop off, bring waste myself, nearest station, open on Sunday, opening hours, map of recycling centres, jäätmejaam, prügila, what time does the tip close, open on Saturday, open on a holiday, nearest place, closest, car parts, leave branches, open, what time do you open, what time do you close',
  },
  '/construction-waste/collect-transport-waste': {
    et: 'ehitusprügi konteiner, ehituspraht, konteineri tellimine, prügikonteiner remont, äravedu, suur konteiner hoovi, konteiner lammutamiseks, ehitusjäätmete äravedu, 10 kuupi, mulla äravedu, konteineri hind, vahetuskonteiner, multilift, ehituskonteineri hind, kui palju maksab ehituskonteiner, 8 kuubine konteiner, konteineri rent päevaks, kasti vedu, konteiner kaheks päevaks, suur konteiner paariks päevaks, konteiner nädalavahetuseks, konteiner üheks päevaks, kui kaua konteinerit hoida',
    ru: 'контейнер для строительного мусора, заказать контейнер, арендовать контейнер для ремонта, бункер для мусора, вывоз строймусора, вывезти мусор после ремонта, цена контейнера, мультилифт, ehituskonteiner, снос дома',
    en: 'skip hire, order a skip, rent a skip, dumpster, roll-off container, builders’ waste, construction waste container, rubble, renovation container, demolition, price of a skip, size of a skip, ehituskonteiner, how much does a skip cost, cheap skip, big container for rubbish, how long can a skip stay, skip for soil, tree trunks, demolition of a barn',
  },
  '/home-customer/rental-garbage-containers': {
    et: 'prügikast, prügikonteiner, konteineri rent, prügikasti ost, 140 l, 240 l, 660 l, osta prügikast, uus prügikast, süvamahuti, ratastega konteiner, prügikasti mõõdud, biokast, prügitünn, suur prügikast ühistule, biokonteiner, paberikonteiner, konteiner renti, mis prügikastid teil on, lukuga konteiner, maa-alune konteiner',
    ru: 'мусорный бак, мусорка, купить бак, купить контейнер, аренда контейнера, взять бак в аренду, бак для мусора, бачок, урна, 80 литров, 140 литров, 240 литров, 660 литров, prügikast, konteiner',
    en: 'wheelie bin, buy a bin, rent a bin, hire a bin, new bin, rubbish bin, garbage can, trash can, dustbin, container sizes, bin dimensions, 80 litres, 140 litres, 240 litres, 660 litres, 1100 litres, underground container, konteiner, prügikast, replace a stolen bin, delivery of a bin, deliver a new bin, temporary bin, bins for an event, lock for a bin',
  },
  '/home-customer/hazardous-waste': {
    et: 'patareid, värvid, kemikaalid, elavhõbe, kraadiklaas, ravimid, õli, mürgised jäätmed, värvipurgid, aku, lahusti, asbest, kuhu viia värv, ohtlike jäätmete äravedu firmale',
    ru: 'батарейки, краска, растворитель, лак, химия, химикаты, ртуть, градусник, лекарства, масло, яд, аккумулятор, лампочки, асбест, токсичные отходы, ohtlikud jäätmed',
    en: 'dangerous waste, toxic waste, batteries, paint, chemicals, solvent, poison, mercury, thermometer, medicines, engine oil, car battery, light bulbs, fluorescent tube, gas bottle, asbestos, chemical waste of a company, ohtlikud jäätmed',
  },
  '/services/electronic-waste': {
    et: 'külmkapp, külmik, teler, televiisor, pesumasin, arvuti, telefon, triikraud, kodumasin, vana elektroonika, katkine seade, kõvaketta hävitamine, printer, serverid, elektroonika äravedu, vana veekeetja, kohvimasin, kuvar, ekraan, akutrell, nutikell, kõrvaklapid, mängukonsool, juhtmed, karbitäis juhtmeid, vana lauatelefon, raadio, makk, muruniiduk',
    ru: 'холодильник, телевизор, стиральная машина, компьютер, ноутбук, телефон, утюг, микроволновка, бытовая техника, старая техника, электроприборы, провода, elektroonika',
    en: 'e-waste, fridge, freezer, television, TV, washing machine, dishwasher, cooker, computer, laptop, phone, charger, printer, microwave, toaster, appliance, white goods, old electronics, solar panels, hard drive destruction, data destruction, elektroonika, Christmas lights, hoverboard, smoke detector, ink cartridge, toner, light fixture, drill, batteries of e-bikes',
  },
  '/services/maintenance-of-roads': {
    et: 'lumetõrje, lume lükkamine, libedusetõrje, puistamine, tänavapuhastus, ühistu, lumekoristus, lume äravedu, parkla puhastus, tänavapesu, muru niitmine, soolatamine, kojamees, lumi lükata hoovist, libe kõnnitee, lumesahk, ühistu hoovi koristus, talvehooldus, tänava pühkimine, libedatõrje, libedatõrje leping, liivatamine, lumevedu, lumekoorimine, katuselumi, jääpurikad, parklapesu, tänava harjamine, teeserva niitmine, greider, teede silumine, tolmutõrje',
    ru: 'уборка снега, убрать снег, расчистить снег, чистка снега, чистить двор, вывоз снега, посыпка, песок на дорожки, гололёд, скользко, чистка улиц, подметание, уборка двора, уборка территории, товарищество, lumekoristus, посыпать парковку, тротуар',
    en: 'snow clearing, snow removal, snow plough, plow, gritting, salting, icy yard, sand on ice, street sweeping, yard cleaning, mowing, car park cleaning, winter maintenance, lumekoristus',
  },
  '/services/bulk-material-sale': {
    et: 'muld, mulla müük, liiv, kruus, killustik, koju toomine, koorem liiva, täitepinnas, liivakasti liiv, sõelmed, purustatud betoon, kallur, kuup mulda, graniitkillustik, kaks tonni killustikku, muruseemne alla mulda, murumuld, kasvumuld, kiviklibu, sõelutud liiv, mänguväljaku liiv, täide, auk vaja täita, tee täide, paekivi',
    ru: 'земля, чернозём, плодородная земля, продажа земли, купить песок, песок, гравий, щебень, гранитная крошка, доставка песка, машина песка, muld, liiv',
    en: 'soil, topsoil, garden soil, sand, sandpit sand, gravel, crushed stone, rubble stone, fill, delivery of sand, load of soil, truckload, building materials, muld, liiv, kruus, black soil, delivery, price of sand, price of gravel',
  },
  '/home-customer/fecal-transport': {
    et: 'septik, kogumiskaev, solgivedu, kempsu tühjendamine, purgimine, kaev on täis, kaev ajab üle, septiku tühjendamise hind, solgiauto, paakauto, reovesi, kuivkäimla, peldik, kui tihti septikut tühjendada, mis maksab kaevu tühjendamine, wc kast täis, välikäimla, kui palju kaevu mahub, kemmerg, väljakäik, sitavedu, sitaauto, vetsukast, settekaev, virts, kaev uputab, pühapäeval solgivedu',
    ru: 'септик, выгребная яма, ассенизатор, ассенизаторская машина, откачка, откачать яму, прочистить септик, канализация, туалет на даче, fekaalivedu, сколько стоит откачка',
    en: 'septic tank, cesspit, cesspool, sewage truck, sewage, wastewater, empty the tank, pump out, tank is full, tank overflowing, toilet in the garden, outhouse, sludge, price of septic emptying, fekaalivedu, septik, grease trap, fat trap, portable toilet, hose length, how often, smell of sewage, how often, every year, mandatory, rules, proof',
  },
  '/home-customer/ordering-fecal-transport': {
    et: 'tellida septiku tühjendus, tellida solgiauto, kaevu tühjendamise tellimus, kogumiskaev täis tellida, tellimisleht, fekaaliauto tellimine, kempsu tühjendus tellida',
    ru: 'заказать откачку, вызвать ассенизатора, заказать машину для септика, форма заказа, откачка срочно, отменить откачку, tellimus',
    en: 'order septic emptying, book a septic truck, order tank emptying, request a sewage truck, septic order form, urgent emptying, cancel septic order, change septic order, tellimus',
  },
  '/home-customer/big-bag-collecting': {
    et: 'suur ehituskott, bigbag, big bag hind, tonnikott, remondikott, koti äravedu, kott ehitusprahi jaoks, kuhu ehituskott panna, 1 kuup kott',
    ru: 'биг бэг, мешок для строительного мусора, мешок для ремонта, вывоз мешка, большой мешок, купить биг-бэг, цена мешка, тонный мешок, big bag',
    en: 'big bag, bulk bag, jumbo bag, rubble bag, builders’ bag, skip bag, bag for renovation waste, order a bag, collect my bag, price of a big bag',
  },
  '/home-customer/packaging-transportation': {
    et: 'pakendikonteiner, kollane kott, pakendikott, plastpakend, pakendite äravedu, pakendid kodust, tetrapakk, kilekotid, klaaspakendi konteiner, firma pakendid, papi äravedu',
    ru: 'пластик, сдать упаковку, мешок для упаковки, жёлтый мешок, контейнер для пластика, тара, картон, забирают пластик, pakend, pakendikott, раздельный сбор',
    en: 'plastic, plastic collection, packaging bag, yellow bag, yellow bin, recycling collection, recycling at home, pick up recycling, glass collection, cardboard collection, cans, bottles, packaging container, pakend, pakendikott',
  },
  '/home-customer/fecal-transport-2': {
    et: 'töö, tööpakkumised, vabad töökohad, kandideerida, CV saata, autojuhi töö, prügiautojuht, karjäär, praktika, palk, tööle tulla, töö prügiautojuhina, otsin tööd, kas teil on tööd, suvetöö, prügivedaja töö, laadija töö, juhiabi, abiline autole, prügivedaja abi, kas võtate tööle, kas otsite inimesi, vaba koht, sorteerija töö, mehaanik, klienditeenindaja töö, C-kategooria, osaajaga, töövestlus, CV, elulookirjeldus, tööintervjuu, õpilane tööle, töötunnid, vahetused, prügiautojuhi palk, rooli taha, prügiauto rooli, rooli tahaks, tahan autojuhiks, rekajuht, tööline, värbamine, laohoidja, kraanajuht, tööamps, lisatöö, pensionär tööle, alaealine tööle',
    ru: 'работа, вакансии, вакансия водителя, хочу у вас работать, зарплата водителя, устроиться на работу, ищу работу, зарплата, водитель мусоровоза, грузчик, резюме, подработка, töö, карьера, берёте на работу, требуются, водителей, диспетчер, механик, практика, стажировка',
    en: 'jobs, job, work, work for you, vacancies, careers, hiring, driver job, truck driver, sorter, part-time, summer job, job without Estonian, salary, apply, CV, töö, student job, work for students, do I need Estonian, become a driver, internship, practice, trainee, wage, pay for drivers, work for a 17 year old, teenager job, mechanic',
  },
  '/services/compost': {
    et: 'kompostmuld, osta komposti, väetis, aiamuld, kompost koju, peenramuld, kuup komposti, orgaaniline väetis, kompostmulla hind, muld peenrasse, kompost haagisega',
    ru: 'компост, удобрение, перегной, купить компост, земля для огорода, для грядок, для газона, для теплицы',
    en: 'compost, buy compost, fertiliser, fertilizer, garden soil, for vegetable beds, for the lawn, load of compost, kompost',
  },
  '/services/packaging-sale': {
    et: 'osta prügikotte, jäätmekotid, biokotid, paberkotid, kust saab kotte, koti hind, firma kott, prügikott 150 l, kolimiskastid, pakkekile',
    ru: 'купить мешки, мусорные мешки, мешки для мусора, пакеты для биоотходов, биопакеты, бумажные пакеты, фирменный мешок, где купить мешки, prügikotid',
    en: 'bin bags, rubbish bags, garbage bags, refuse sacks, buy bags, where to buy waste bags, compostable bags, paper bags, bio-waste bags, clear bags, moving boxes, stretch film, prügikotid',
  },
  '/services/recyclable-waste-purchase': {
    et: 'vanametalli kokkuost, paberi kokkuost, vanapaberi hind, kile kokkuost, plasti müük, metalli ära müüa, kaubaalused, kas te ostate, papp pallides, makulatuur, vanametall raha eest, müüa vanametalli, kas saab paberi eest raha, vase hind, alumiinium, tootmisjäägid, raha vanapaberi eest, vanaraua hind, vanaraua kokkuost, messing, roostevaba, kaablid, papile pressi, pressmasin, silokile, alused, eurokaubaalused, kasutatud kastid',
    ru: 'сдать макулатуру за деньги, приём металлолома, сдать металл, цветной металл, продать картон, вторсырьё, скупка, поддоны, плёнка, vanapaber, vanametall',
    en: 'sell scrap metal, sell metal, sell cardboard, sell plastic, sell paper, waste paper, scrap dealer, who buys, get paid for recycling, pallets, cable, aluminium, copper, baler, vanametall, vanapaber',
  },
  '/services': {
    et: 'firma prügi, ärikliendi pakkumine, teenused ettevõttele, ettevõtte jäätmekäitlus, leping firmale, hinnapakkumine, valla teenused, jäätmeluba, prügikastid üritusele, üritusele konteinerid, firma üritus, dokumentide hävitamine, paberipurustus, konfidentsiaalsed dokumendid, arhiivi hävitamine, restorani jäätmed, hotell, kauplus, tootmine, ladu, lasteaed, kool, haigla, allahindlus ettevõttele, soodustus firmale, püsikliendi hind, suurkliendi leping',
    ru: 'для фирм, для предприятий, для бизнеса, услуги для КТ, услуги для организаций, юрлица, корпоративные услуги',
    en: 'for businesses, for companies, business customer, corporate, commercial waste, office, shop, café, restaurant, hotel, event waste, municipality, services for associations, ärikliendile, event, festival, concert, fair, street market, clinic, medical waste, school, kindergarten, shop waste, expired food, warehouse, waste audit, training, lecture for employees, green office, bins for a school, oil from a restaurant, confidential shredding, kindergarten lesson',
  },
  '/construction-waste': {
    et: 'ehitusjäätmed, remont, ehitusprügi, lammutamine, kuhu ehitusprügi viia, konteiner või kott, renoveerimine, jäätmeõiend, katusevahetus',
    ru: 'строительный мусор, мусор после ремонта, строймусор, ремонт квартиры, снос, ehitusjäätmed, ehitusprügi',
    en: 'builders’ waste, construction waste, building waste, renovation rubbish, renovation waste, rubble, debris, demolition, home repair, ehitusjäätmed',
  },
  '/construction-waste/take-it-yourself': {
    et: 'viia ise ehitusprügi, haagisega, kuhu viia kipsplaat, betoonitükid kuhu, käruga jäätmejaama, ehitusprügi vastuvõtt, koorma kaalumine, kaubikuga, kipsplaat ise ära viia, vana uks jäätmejaama, haagisetäis prahti, kuhu betooni viia',
    ru: 'самому отвезти, привезти на прицепе, сдать строймусор самому, отвезти гипсокартон, отвезти кирпичи, сдать старые окна',
    en: 'take it yourself, bring it yourself, drop off rubble, with a trailer, with a van, bring construction waste, bring plasterboard, old windows, weigh my load, where to take bricks',
  },
  '/customer-support/emergency-notice': {
    et: 'häire, torm, lumi, kas täna veetakse, praam ei sõida, tee suletud, prügiauto rike, vedu jääb ära, hädaolukord, hilineb, ilmahoiatus',
    ru: 'экстренное сообщение, авария, сбой вывоза, шторм, снегопад, дорога закрыта, задержка вывоза, поломка мусоровоза, праздники, что случилось, почему не ездят, ремонт дороги, перекопали улицу, дорожные работы, мост закрыт, дерево упало, размыло дорогу, пурга, буран, паром не ходит, наводнение, гололедица, вывоз в метель',
    en: 'emergency, emergency notice, disruption, disruptions today, storm, snowstorm, flood, delay, delayed, road closed, truck broken down, why are you not collecting, what happened, holiday changes, alerts, street closed, roadworks, road works, ferry, heavy snow, no collection today, storm tomorrow, will you come in a storm, bad weather, too much snow, flooded road, spring road limits, road weight limit, is there a delay',
  },
  '/customer-support/personal-data-processing': {
    et: 'privaatsus, isikuandmed, GDPR, andmekaitse, kustutada minu andmed, kõne salvestus, kui kaua andmeid hoitakse, privaatsuspoliitika, mis andmeid te kogute, minu andmed lekkisid, andmete väljastamine, kes minu andmeid näeb, kustutage mu kontaktid, kustutage minu andmed, unustage mind, ärge helistage mulle, reklaam, loobun uudiskirjast, ärge saatke reklaami, andmed valedes kätes, kes mu numbri andis, kaamerad, kaamerasalvestus, turvakaamera, isikukood, milleks isikukood, andmekaitse inspektsioon, kas jagate andmeid, kas kõne salvestatakse, kõnesalvestus, telefonikõne lindistamine, lindistate, kas kaamera filmib, filmimine, prügiauto kaamera, kustutage mu telefoninumber, andmete kustutamine, kustutamist nõuan, kust saite mu numbri, ei soovi kõnesid, naaber nägi mu andmeid',
    ru: 'личные данные, персональные данные, конфиденциальность, защита данных, удалить мои данные, запись разговоров, приватность, isikuandmed, GDPR, кто видит мой номер, утечка, отписаться, рассылка, смс, реклама, камера, записывают звонки, удалить номер',
    en: 'privacy, privacy policy, personal data, data protection, GDPR, delete my data, copy of my data, call recordings, who sees my data, isikuandmed, what do you know about me, what data do you hold, delete my account, remove my data, erase, camera, cameras on trucks, recording of a call, who gave you my address, sell my data, unsubscribe, newsletter, stop advertising emails, no marketing, remove my phone number, delete my number',
  },
  '/customer-support/instructions': {
    et: 'juhend, õpetus, sortimisjuhend, kuidas sortida, PDF, voldik, meelespea, silt prügimajja, printida juhend',
    ru: 'памятка, правила сортировки, как сортировать, что куда бросать, скачать инструкцию, распечатать памятку, плакат для дома, наклейки на контейнеры, объявление для подъезда, juhend',
    en: 'guide, guides, instructions, sorting rules, how to sort, sorting leaflet, poster, print, PDF, manual, sticker for the bin, information in English, juhend, posters for the stairwell, sorting for kids, explain sorting to children, leaflets, teach, school lesson',
  },
  '/customer-support/faq': {
    et: 'KKK, küsimused ja vastused, sagedased küsimused, kust leian vastuse',
    ru: 'вопросы и ответы, FAQ, помощь, справка, KKK',
    en: 'FAQ, help, questions, questions and answers, common questions, support, KKK',
  },
  '/terms/withdrawal': {
    et: 'taganen lepingust, taganemine, taganemisavaldus, taganemisõigus, 14 päeva, tellimusest taganeda, tüüpvorm, tagastada kaup, mõtlesin ümber, raha tagasi, leping tühistada, avaldus',
    ru: 'отказаться от договора, отказ от заказа, право отказа, заявление об отказе, 14 дней, вернуть товар, возврат денег, передумал, расторгнуть договор, taganemine, типовая форма',
    en: 'withdraw, withdrawal, right of withdrawal, cancel a contract, cancel my order, 14 days, cooling-off period, changed my mind, refund, money back, return goods, model form, taganemine',
  },
  '/terms': {
    et: 'tellimistingimused, taganemine, tellimusest loobuda, 14 päeva, tagastada, raha tagasi, tarbijavaidlus, tühistada tellimus, vaidlus, garantii, autoriõigus, tahan tellimuse ära öelda, tellisin ja mõtlesin ümber, mõtlesin ümber, tellimus tühistada, ei soovi enam tellitut, kaup tagasi, raha tagastamine, kahetsen tellimust, kas saan tellimuse tagasi võtta',
    ru: 'условия, отказ от заказа, вернуть товар, возврат денег, 14 дней, гарантия, рекламация, потребительская комиссия, права потребителя, tingimused',
    en: 'terms, terms and conditions, right of withdrawal, cancel my order, return, refund, money back, 14 days, guarantee, liability, consumer rights, complaints committee, tingimused',
  },
  '/accessibility': {
    et: 'ligipääsetavus, ekraanilugeja, vaegnägija, suurem kiri, puudega inimene, klaviatuuriga, WCAG, viga veebilehel',
    ru: 'для слабовидящих, для слепых, экранный диктор, инвалидность, увеличить шрифт, доступная среда',
    en: 'screen reader, disability, disabled, blind, low vision, large text, wheelchair, deaf, sign language',
  },
  '/cookies': {
    et: 'küpsised, brauseri küpsised, jälgimine, nõusolek tagasi võtta, statistika keelata, külastuste loendamine',
    ru: 'куки, cookies, слежка, статистика посещений, отключить куки',
    en: 'cookies, tracking, statistics, turn off cookies, cookie settings, consent',
  },
  '/about/company': {
    et: 'ettevõtte ajalugu, mitu töötajat, palju kliente, mis jäätmetest saab, kuhu prügi läheb, kas sorditud prügi pannakse kokku, millal asutatud, jäätmeluba, kuhu prügi tegelikult läheb, kas sorteeritud asjad pannakse ühte autosse, kas te valate kõik kokku, ühte autosse kokku, kas sorteerimisel on mõtet, mis prügist saab, kas prügi põletatakse, kas sorteeritud prügi põletatakse, ekskursioon, kooliklass tahab ekskursioonile tulla, kes on omanik, juhatus, käive',
    ru: 'о фирме, история компании, сколько работников, кто вы, мусорная фирма, руководство',
    en: 'about the company, who are you, history, how many employees, waste company, owner, registry code, permits, who owns you, owners',
  },
  '/about/environment-and-quality': {
    et: 'keskkonnasõbralik, ringlussevõtt, elektriauto, biogaas, kvaliteet, keskkonnamõju, heitgaasid, müra, kuhu kaevata haisu peale, lenduv prügi, ohutus, prügiauto hais, prügiauto haiseb tänaval, heitgaas, auto suitseb, auto tossab, prügivesi tilgub, auto tilgub, lõhn jaamast, hais prügilast, tolm jaamast, lindude parv prügilas',
    ru: 'экология, сертификат, ISO, забота о природе, выбросы, качество',
    en: 'environment, green, sustainability, certificate, ISO, quality, emissions, biomethane, what happens to my waste, where does our rubbish end up, where does it go, do you burn it, do you really recycle, is it all mixed in the truck, incineration, all in the same truck, carbon footprint, climate, where do you burn the waste, incineration plant, is packaging really recycled, who recycles',
  },
  '/about/procurement': {
    et: 'riigihange, pakkumuse esitamine, saada tarnijaks, mida te ostate, Euroopa Liidu toetus, projekt, hanke vaidlustamine, pakkuda oma teenust, hankeleht, ehitushange, tarnijaks',
    ru: 'закупки, тендер, госзакупка, субсидии, проекты Евросоюза, поставщикам, hange, riigihange, субподрядчик, сотрудничество, партнёр',
    en: 'tender, public tender, procurement, supplier, sell to you, grant, subsidy, EU project, EU funding',
  },
  '/about/emergency-detailed': {
    et: 'mida erakorraline teade tähendab, kuidas teadet lugeda, mida teha tormi ajal konteineriga, vedu seisab mida teha, kas pean uuesti tellima',
    ru: 'что значит экстренное сообщение, нарушен вывоз, что делать если вывоз остановлен',
    en: 'what an emergency notice means, how to read a notice, what to do when collection stops',
  },
  '/about/news': {
    et: 'uudised, mis on uut, teated, jäätmekool, artiklid, sortimise nõuanded, pressiteade',
    ru: 'новости, статьи, объявления, что нового, Школа сортировки, jäätmekool, uudised, экскурсия, экскурсия для класса, день открытых дверей',
    en: 'news, articles, blog, press, announcements, what is new, tips, waste school, open day, tour of the plant, excursion, school visit, visit the sorting plant, kindergarten trip, class trip, tour for children, visit',
  },
  '/home-customer': {
    et: 'eraisik, eramaja prügi, suurjäätmed, vana mööbel ära, korteriühistu, prügi kodus, teenused kodule, diivani äravedu hind, mida ühistu vajab, ühistu leping, kortermaja prügi, prügimaja, talu, eramu, ridaelamu, suvila, mööbel jääb trepikotta, vana diivan minema, maamaja, korteriühistu esimees',
    ru: 'для частных лиц, для дома, вынести мебель, грузчики, сколько контейнеров у КТ, для дачи, для КТ, вывоз мебели, крупногабаритный мусор, suurjäätmed, четыре контейнера',
    en: 'households, private customer, home, house, flat, apartment, housing association, apartment association, block of flats, korteriühistu, bulky waste, furniture, pick up a sofa, suurjäätmed',
  },
  '/about': {
    et: 'mis firma see on, mida te teete, prügifirma tutvustus, ettevõttest',
    ru: 'что это за компания, чем вы занимаетесь, о компании',
    en: 'about us, company, who are you, what do you do',
  },
  '/customer-support': {
    et: 'abi, küsimus, mure, klienditeenindus, kuidas saada abi, probleem, lepingu muutmine, kust alustada',
    ru: 'помощь, вопрос, проблема, обслуживание клиентов, изменить договор',
    en: 'customer support, customer service, help, support, I have a problem, help in English, change my contract, contact',
  },
};
