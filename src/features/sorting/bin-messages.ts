/** The bins and places of "What goes where": their names, and one sentence on the page of each. */
import type { Worded } from '#platform/languages/locale.ts';
import type { BinId } from './sorting.ts';

interface BinTexts {
  readonly name: Worded;
  /** Colour and place, as one looks for it. */
  readonly look: Worded;
  readonly lead: Worded;
  /** What else it and its material are called, between commas; absent: nobody looks for it by a name. */
  readonly called?: Worded;
}

export const sortingBins: Readonly<Record<BinId, BinTexts>> = {
  mixed: {
    name: { et: 'Segaolmejäätmed', ru: 'Смешанные отходы', en: 'Mixed waste' },
    look: {
      et: 'hall või must konteiner kodus',
      ru: 'серый или чёрный контейнер у дома',
      en: 'grey or black bin at home',
    },
    lead: {
      et: 'Siia läheb see, mida ei saa liigiti koguda ega taaskasutada.',
      ru: 'Сюда идёт то, что нельзя собрать отдельно и переработать.',
      en: 'What cannot be collected separately or recycled goes here.',
    },
    called: {
      et: 'segaolme, olmeprügi, olmejäätmed, prügi, hall konteiner, segaprügi, prügikonteiner',
      ru: 'смешанный мусор, бытовой мусор, бытовые отходы, несортированный мусор, общий мусор, мусор, серый контейнер',
      en: 'general waste, residual waste, household waste, black bin, grey bin, rubbish, trash, garbage, landfill',
    },
  },
  bio: {
    name: { et: 'Biojäätmed', ru: 'Биоотходы', en: 'Bio-waste' },
    look: { et: 'pruun konteiner kodus', ru: 'коричневый контейнер у дома', en: 'brown bin at home' },
    lead: {
      et: 'Toidujäägid lahtiselt või kompostitavas kotis. Neist saab komposti ja biogaasi.',
      ru: 'Остатки еды россыпью или в компостируемом пакете. Из них делают компост и биогаз.',
      en: 'Food scraps, loose or in a compostable bag. They become compost and biogas.',
    },
    called: {
      et: 'biojäätmed, bioprügi, toidujäätmed, köögijäätmed, pruun konteiner, biokonteiner',
      ru: 'био, пищевые отходы, органика, органические отходы, коричневый контейнер',
      en: 'food waste, biowaste, organic waste, compostables, brown bin, food bin, food caddy',
    },
  },
  paper: {
    name: { et: 'Paber ja kartong', ru: 'Бумага и картон', en: 'Paper and cardboard' },
    look: { et: 'sinine konteiner', ru: 'синий контейнер', en: 'blue bin' },
    lead: {
      et: 'Puhas ja kuiv paber ning kokku volditud kartong.',
      ru: 'Чистая сухая бумага и сложенный картон.',
      en: 'Clean, dry paper and flattened cardboard.',
    },
    called: {
      et: 'paber, papp, kartong, vanapaber, paberjäätmed, pabertooted, sinine konteiner, paberikonteiner, paberpakend',
      ru: 'бумага, картон, макулатура, бумажные отходы, синий контейнер, бумажная упаковка',
      en: 'paper, cardboard, card, waste paper, blue bin, paper waste, paper packaging',
    },
  },
  packaging: {
    name: { et: 'Segapakendid', ru: 'Смешанная упаковка', en: 'Mixed packaging' },
    look: {
      et: 'kollane konteiner või pakendikott',
      ru: 'жёлтый контейнер или мешок',
      en: 'yellow bin or packaging bag',
    },
    lead: {
      et: 'Tühjad plast- ja metallpakendid ning joogikartongid.',
      ru: 'Пустая пластиковая и металлическая упаковка, пакеты от напитков.',
      en: 'Empty plastic and metal packaging and drinks cartons.',
    },
    called: {
      et: 'pakend, pakendid, plast, plastik, plastmass, plastpakend, kilepakend, metallpakend, segapakend, kollane konteiner, pakendikott, pakendikonteiner, plastjäätmed, kile, pakk, pakendijäätmed, ümbris',
      ru: 'упаковка, пластик, пластмасса, пластиковая упаковка, полиэтилен, смешанная упаковка, жёлтый контейнер, металлическая упаковка, пачка, обёртка, упаковка от, обёртка от, пачка от, фантик от',
      en: 'packaging, plastic, plastics, plastic packaging, plastic waste, yellow bin, metal packaging, recycling, mixed recycling, packet, pack, wrapper',
    },
  },
  glass: {
    name: { et: 'Klaaspakend', ru: 'Стеклянная упаковка', en: 'Glass packaging' },
    look: { et: 'roheline konteiner', ru: 'зелёный контейнер', en: 'green bin' },
    lead: {
      et: 'Tühjad klaaspudelid ja -purgid ilma kaaneta.',
      ru: 'Пустые стеклянные бутылки и банки без крышек.',
      en: 'Empty glass bottles and jars without lids.',
    },
    called: {
      et: 'klaas, klaaspakend, klaastaara, klaasjäätmed, roheline konteiner, klaaskonteiner, klaaspudel',
      ru: 'стекло, стеклотара, стеклянная тара, стеклянная упаковка, зелёный контейнер, стеклянная бутылка',
      en: 'glass, glass bin, bottle bank, green bin, glass recycling, glass bottle',
    },
  },
  garden: {
    name: { et: 'Aiajäätmed', ru: 'Садовые отходы', en: 'Garden waste' },
    look: {
      et: 'kompost, aiajäätmete konteiner või jaam',
      ru: 'компост, садовый контейнер или станция',
      en: 'compost, garden bin or waste station',
    },
    lead: {
      et: 'Lehed, oksad ja muru. Oma aias saab neist komposti.',
      ru: 'Листья, ветки и трава. В своём саду из них получается компост.',
      en: 'Leaves, branches and grass. In your own garden they become compost.',
    },
    called: {
      et: 'aiajäätmed, haljastusjäätmed, aiapraht, aiaprügi, rohelised jäätmed',
      ru: 'садовый мусор, садовые отходы, зелёные отходы, растительные отходы',
      en: 'garden waste, green waste, yard waste',
    },
  },
  textile: {
    name: { et: 'Rõivad ja tekstiil', ru: 'Одежда и текстиль', en: 'Clothes and textiles' },
    look: {
      et: 'rõivakonteiner või jäätmejaam',
      ru: 'контейнер для текстиля или станция',
      en: 'textile container or waste station',
    },
    lead: {
      et: 'Kuivad rõivad, jalatsid ja kodutekstiil kinniseotud kotis.',
      ru: 'Сухая одежда, обувь и домашний текстиль в завязанном мешке.',
      en: 'Dry clothes, shoes and home textiles in a tied bag.',
    },
    called: {
      et: 'tekstiil, rõivad, rõivakonteiner, tekstiilijäätmed, riidejäätmed',
      ru: 'текстиль, контейнер для одежды, текстильные отходы',
      en: 'textile, textiles, clothes bank, textile waste, fabric',
    },
  },
  deposit: {
    name: { et: 'Taaraautomaat', ru: 'Тароавтомат', en: 'Return machine' },
    look: { et: 'toidupoe juures', ru: 'у продуктового магазина', en: 'at a food shop' },
    lead: {
      et: 'Pandimärgiga pudelid ja purgid. Saate tagasi pandiraha.',
      ru: 'Бутылки и банки со знаком залога. Залог вам вернут.',
      en: 'Bottles and cans with a deposit mark. You get the deposit back.',
    },
    called: {
      et: 'pandipakend, taaraautomaat, taarapunkt, pandiautomaat, pandimärk',
      ru: 'залоговая упаковка, тароавтомат, автомат для бутылок, таароавтомат, приём тары',
      en: 'deposit packaging, return machine, bottle return, reverse vending machine',
    },
  },
  electronics: {
    name: { et: 'Elektroonika', ru: 'Электроника', en: 'Electronics' },
    look: { et: 'pood või jäätmejaam', ru: 'магазин или станция отходов', en: 'shop or waste station' },
    lead: {
      et: 'Kõik, millel on juhe, patarei või aku. Vahetatava patarei võtke välja, seadet ennast ärge lammutage.',
      ru: 'Всё, у чего есть провод, батарейка или аккумулятор. Сменные батарейки выньте, сам прибор не разбирайте.',
      en: 'Everything with a cable or a battery. Take out removable batteries, but leave the device whole.',
    },
    called: {
      et: 'elektroonika, elektroonikajäätmed, elektroonikaromu, kodumasinad, kodutehnika, elektriseadmed, elektriseade, elektriaparaat',
      ru: 'электроника, техника, бытовая техника, электроприборы, электрооборудование, старая техника',
      en: 'electronics, electricals, e-waste, electrical waste, appliances, WEEE, white goods, electrical appliance, gadget',
    },
  },
  batteries: {
    name: { et: 'Patareid ja akud', ru: 'Батарейки и аккумуляторы', en: 'Batteries' },
    look: { et: 'pood või jäätmejaam', ru: 'магазин или станция отходов', en: 'shop or waste station' },
    lead: {
      et: 'Tavalised patareid võtab tasuta tagasi iga pood, mis neid müüb. Paisunud aku pange õue mittesüttivasse nõusse ja viige jäätmejaama.',
      ru: 'Обычные батарейки бесплатно примет любой магазин, где их продают. Вздувшийся аккумулятор вынесите на улицу в негорючей ёмкости и отвезите на станцию отходов.',
      en: 'Any shop that sells ordinary batteries takes them back free of charge. Put a swollen battery outdoors in something that does not burn and take it to a waste station.',
    },
    called: {
      et: 'patareid, akud ja patareid, patareikast',
      ru: 'батарейки и аккумуляторы, контейнер для батареек',
      en: 'battery recycling, battery box',
    },
  },
  medicines: {
    name: { et: 'Ravimid', ru: 'Лекарства', en: 'Medicines' },
    look: { et: 'apteek', ru: 'аптека', en: 'pharmacy' },
    lead: {
      et: 'Apteek võtab vanad ravimid vastu tasuta. Karp pange paberi hulka.',
      ru: 'Аптека примет старые лекарства бесплатно. Коробку положите в контейнер для бумаги.',
      en: 'Pharmacies take old medicines free of charge. Put the carton with paper.',
    },
    called: {
      et: 'ravimid, ravimijäätmed, arstimid',
      ru: 'лекарства, медикаменты, лекарственные препараты',
      en: 'medicines, medication, medical waste, pharmaceuticals',
    },
  },
  hazardous: {
    name: { et: 'Ohtlikud jäätmed', ru: 'Опасные отходы', en: 'Hazardous waste' },
    look: {
      et: 'jäätmejaam või kogumisring',
      ru: 'станция отходов или выездной сбор',
      en: 'waste station or collection round',
    },
    lead: {
      et: 'Värvid, õlid ja kemikaalid kinnises pakendis. Andke need jaama töötajale.',
      ru: 'Краски, масла и химикаты в закрытой упаковке. Отдайте их работнику станции.',
      en: 'Paints, oils and chemicals in closed containers. Hand them to the station staff.',
    },
    called: {
      et: 'ohtlikud jäätmed, kemikaalid, keemia, mürgised jäätmed, olmekeemia',
      ru: 'опасные отходы, химикаты, химия, ядовитые отходы, химические отходы',
      en: 'hazardous waste, chemicals, toxic waste, dangerous waste, chemical waste',
    },
  },
  station: {
    name: { et: 'Jäätmejaam', ru: 'Станция отходов', en: 'Waste station' },
    look: {
      et: 'viige ise või tellige vedu',
      ru: 'отвезите сами или закажите вывоз',
      en: 'take it there or order a collection',
    },
    lead: {
      et: 'Mööbel, ehitusjäätmed, rehvid ja muu, mis konteinerisse ei käi.',
      ru: 'Мебель, стройматериалы, шины и другое, что не идёт в контейнер.',
      en: 'Furniture, building waste, tyres and other things that do not go in a bin.',
    },
    called: {
      et: 'jäätmejaam, suurjäätmed, suurprügi, suuremõõtmeline prügi, puit, puidujäätmed, metall, metallijäätmed, vanametall, ehitusjäätmed',
      ru: 'крупногабарит, крупногабаритные отходы, дерево, древесина, деревянные отходы, металл, металлолом, строительные отходы',
      en: 'waste station, recycling centre, bulky waste, wood, wood waste, metal, metals, scrap metal, construction waste, household waste site, timber',
    },
  },
  none: {
    name: { et: 'Mitte prügikasti', ru: 'Не в контейнер', en: 'Not in a bin' },
    look: { et: 'lugege, mida teha', ru: 'прочтите, что делать', en: 'read what to do' },
    lead: {
      et: 'Need asjad ei ole prügi või vajavad asjatundja abi. Iga asja juures on kirjas, mida teha.',
      ru: 'Эти вещи – не мусор, или с ними нужна помощь. У каждой написано, что делать.',
      en: 'None of these goes in a bin. Each page says what to do instead.',
    },
  },
};
