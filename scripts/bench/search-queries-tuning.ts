/** The half of the queries to tune the search with; the tests use it too. It was drawn by the SHA-256 of language and
 * words, within each language and kind, like the other half in search-queries-held-out.ts. */
import { parseQueries } from './search-query.ts';

export const tuning = parseQueries(`
et municipality
  elva → organised
  kes veab prügi kiili vallas → organised list/206
  otepää → organised list/231
  otepääl prügiauto → organised list/231
  jõgeva vald hind → list/201 organised
  pirita jäätmevedu → list/118 organised
  kristiine vedaja → organised
  rapla vald jäätmeveo leping → organised
  muhu → organised list/208
  orissaare prügivedu leping → organised list/158
  viimsi prügifirma → organised
  maardus prügivedu → organised list/207
  mulgi vald → organised list/209
  kes on vedaja väike-maarjas → organised
et name
  +3726000103 → contact
  1919 → contact
  sorteeri 2 võru → contact
  pärnu esindus → contact
  kuressaare kontor aadress → contact
  jaama 72c → station/312
  ristaia tee 8 → station/303
  pähklimetsa → station/316
  17 06 05 → station/*
  20 03 01 → station/307 station/311 station/324 station/329
  240 liitrine prügikast hind → rent list/* faq/containers#mahuti-suurus
  660 l konteiner → rent list/*
  8 m³ konteiner → skips skips/*
  süvamahuti → rent list/*
  vanarehvid tartu → station/312 station/313 stations
  eterniit paljassaare → station/301
  ravimid haapsalu → station/327
  arvelduskonto → faq/billing#kuidas-maksta contact
et intent
  millal prügiauto tuleb → next-day faq/collection#jargmine-veopaev faq/collection#veoringi-kellaaeg
  arve meilile → faq/billing#e-arve news/arve-otse-*
  müüsin maja maha, leping → faq/contract#lepingu-lopetamine faq/contract#kolimine
  kolimine → faq/contract#kolimine
  katkine külmkapp → faq/special#elektroonika electronics news/vana-elektriseade-*
  kuhu kuusk viia → faq/special#joulukuused news/kuhu-viia-joulukuusk-*
  suvila talvel prügivedu ei taha → faq/contract#jaatmeveost-vabastamine
  naabriga ühine konteiner → faq/contract#uhine-mahuti
  diivani äravedu → faq/special#suurjaatmed
  ehitusprügi konteiner tellida → skips construction guide/ehituskonteineri-tellimine faq/special#ehitusjaatmed
  töö autojuht → jobs
  lumetõrje ühistule → roads
  kaebus → form faq/collection#tuhjendamata-teatamine
  mulla müük koju → bulk
  lisatühjendus → faq/collection#lisatuhjendus form
  palju rehve tasuta saab anda → faq/special#tasuta-kogus faq/special#vanarehvid news/vanarehvid-*
  prügiauto lõhkus aia → faq/collection#auto-tegi-kahju
  kuhu arve maksta → faq/billing#kuidas-maksta faq/billing#maksmine-kohapeal
et formed
  jäätmejaamadesse → stations faq/special#jaatmejaama-kulastus station/*
  taarat → faq/sorting#klaas-ja-keraamika faq/sorting#pakendi-pesemine guide/pakendid
  biokotid → faq/containers#vooderduskott guide/biojaatmed-ja-vooderduskott bags
  püsimaksega → faq/billing#e-arve faq/billing#maksmine-kohapeal news/arve-otse-* news/tulete-kontorisse-*
et typo
  jätmejaam tartu → station/312 station/313 stations
  fekaalvedu → septic septic-order faq/special#fekaaliveo-tellimine
  hinakiri → pricelists list/*
  parnu prugivedu → list/152 organised
  biojätmed → faq/sorting#biojaatmete-kogumine guide/biojaatmed-ja-vooderduskott news/biojaatmed-*
  vabastmine jäätmeveost → faq/contract#jaatmeveost-vabastamine
et script
  вывоз мусора → organised
  big bag price → bigbags bigbags/*
et article
  kollane konteiner → news/segapakendid-*
  lahtiste uste päev → news/lahtiste-uste-*
  soomaa üleujutus vedu → news/suurvesi-*
  laulasmaa tee kinni → news/laulasmaa-*
  hiiumaa praam torm → news/torm-peatas-*
  kilingi-nõmme jäävihm → news/jaavihm-*
  mida tehakse vanadest rehvidest → news/vanarehvid-*
et row
  värava avamise tasu → list/* faq/collection#votmed-ja-tokkepuud
  paberarve hind → list/* faq/billing#e-arve
  kipsplaadi hind → skips/* station/*
  EN 840 → faq/containers#mittestandardne-mahuti
  prügikasti pesu hind → list/* faq/containers#mahuti-pesu
et misses
  qwxzv
  juuksur
  hambaarst
ru municipality
  таллинн вывоз мусора → organised list/112 list/118 list/121
  раквере → list/193 organised
  вывоз мусора маарду → organised list/207
  кейла прейскурант → list/179 organised
  ласнамяэ → list/121 organised
  цены вывоза в тарту → list/134 organised
  йыхви вывоз отходов → organised list/205
  волость виймси → organised
  сааремаа прайс → list/158 organised
  отепя → organised list/231
ru name
  руководитель логистики → contact
  6000107 → contact
  +372 600 0202 → contact
  адрес офиса таллинн → contact
  офис в пярну → contact
  tuulesäär → contact
  пальяссааре станция отходов → station/301
  17 06 05 → station/*
  16 01 03 → station/*
  контейнер 10 кубов → skips skips/*
ru intent
  не вывезли мусор → unserved faq/collection#tuhjendamata-teatamine faq/collection#miks-jai-tuhjendamata news/mahuti-jai-* form
  когда приедет мусоровоз → next-day faq/collection#jargmine-veopaev faq/collection#veoringi-kellaaeg
  почему такой большой счет → faq/billing#arve-on-vale faq/billing#kaks-tuhjendust-uhel-arvel
  переезд → faq/contract#kolimine
  вывоз мусора на рождество → faq/collection#puhade-ajal news/joulud-ja-* notices next-day
  лишние мешки рядом с контейнером → faq/collection#lisajaatmed-mahuti-korval
  старые покрышки → faq/special#vanarehvid news/vanarehvid-*
  куда елку → faq/special#joulukuused news/kuhu-viia-joulukuusk-*
  контейнер поменьше → faq/contract#lepingu-muutmine faq/containers#mahuti-suurus
  откачка септика → septic septic-order faq/special#fekaaliveo-tellimine
  работа водителем → jobs
  реквизиты для оплаты → faq/billing#kuidas-maksta
  не могу заплатить за мусор → faq/billing#vola-korral
ru formed
  батареек → news/patareid-ja-akud-* faq/special#ohtlikud-jaatmed hazardous electronics station/317 station/327 faq/sorting#kuhu-see-visata
  лекарств → faq/special#ohtlikud-jaatmed hazardous news/ohtlikud-jaatmed-kodus-* guide/ohtlikud-jaatmed-kodus station/327 faq/sorting#kuhu-see-visata
  листвы и веток → faq/special#aiajaatmed news/aiajaatmed-kevadel-*
ru typo
  станцыя отходов → stations station/*
  прескурант → pricelists list/*
  биоатходы → faq/sorting#biojaatmete-kogumine guide/biojaatmed-ja-vooderduskott news/biojaatmed-*
  самобслуживание → faq/contract#iseteenindus
ru script
  prügivedu → organised
  hinnakiri → pricelists list/*
  eterniit → faq/special#eterniit news/eterniitkatus-*
  arenda kontejnera → rent faq/containers#rent-voi-ost
  vanarehvid → faq/special#vanarehvid news/vanarehvid-* station/*
  suurjäätmed → faq/special#suurjaatmed station/*
ru article
  нарва сломалась машина → news/prugiauto-rike-narvas-*
  паром хийумаа шторм → news/torm-peatas-*
  нсо с 1 июля → news/kaibemaks-* faq/billing#hinnakiri-ja-kaibemaks
  борщевик → news/aiajaatmed-kevadel-*
ru row
  рубероид → station/* skips/*
  открытие ворот цена → list/* faq/collection#votmed-ja-tokkepuud
  сломанный утюг → faq/special#elektroonika
  паспорт на станцию отходов → faq/special#jaatmejaama-kulastus stations contact faq/special#tasuta-kogus
ru misses
  гороскоп
  маникюр
en municipality
  viimsi → organised
  rakvere waste collection → list/193 organised
  tartu bin collection price → list/134 organised
  jogeva waste collection → list/201 organised
  kristiine carrier → organised
  voru town price list → list/184 organised
  maardu waste company → organised list/207
en name
  +3726000107 → contact
  tallinn office address → contact
  tartu office → contact
  mirjam tuulesaar → contact
  business account manager → contact
  20 01 35 → station/*
  5 m3 container → skips skips/*
  tyres keila → station/307
  viljandi fridge → station/315
en intent
  bin not emptied → unserved faq/collection#tuhjendamata-teatamine faq/collection#miks-jai-tuhjendamata news/mahuti-jai-* form
  when is my bin collected → next-day faq/collection#jargmine-veopaev faq/collection#veoringi-kellaaeg
  moving out → faq/contract#kolimine
  christmas bin collection → faq/collection#puhade-ajal news/joulud-ja-* notices next-day
  old tires → faq/special#vanarehvid station/*
  xmas tree → faq/special#joulukuused news/kuhu-viia-joulukuusk-*
  septic tank emptying price → septic septic-order faq/special#fekaaliveo-tellimine
  pay by card → faq/billing#maksmine-kohapeal news/tulete-kontorisse-*
  cancel collection → faq/collection#tuhjenduse-tuhistamine form
  summer house nobody lives there → faq/contract#jaatmeveost-vabastamine
  emergency number weekend → faq/collection#kui-klienditugi-on-suletud contact
  truck damaged fence → faq/collection#auto-tegi-kahju
en formed
  emptied twice one month → faq/billing#kaks-tuhjendust-uhel-arvel
  composting → news/kompost-oma-aias-* compost faq/special#aiajaatmed faq/sorting#biojaatmete-kogumine
  barriers → faq/collection#votmed-ja-tokkepuud
en typo
  asbestus → faq/special#eterniit news/eterniitkatus-*
  septick tank → septic septic-order faq/special#fekaaliveo-tellimine
  furnitur → faq/special#suurjaatmed
  garden wast → faq/special#aiajaatmed news/aiajaatmed-kevadel-*
en script
  prügivedu → organised
  korraldatud jäätmevedu → organised
  eterniit → faq/special#eterniit news/eterniitkatus-*
en article
  electric truck tartu → news/tartu-kesklinna-*
  open day → news/lahtiste-uste-*
  rats in compost → news/kompost-oma-*
  biogas trucks → news/harjumaa-*
en row
  roofing felt → station/* skips/*
  paper bill fee → list/* faq/billing#e-arve
  gate opening price → list/* faq/collection#votmed-ja-tokkepuud
en misses
  hairdresser
  mortgage calculator
  dentist
`);
