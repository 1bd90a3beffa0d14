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
  0,66 konteiner → rent#catalogue rent list/*
  võsu jaam → station/319 stations#station-319 stations
  6000116 → contact#office-voru contact
  svea lepakask → contact#person-svea-lepakask contact
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
  keegi virutas meie prügikasti ära → faq/containers#mahuti-purunes
  mitu kärutäit oksi saab prügijaama muidu viia → faq/special#tasuta-kogus stations#price faq/special#aiajaatmed news/aiajaatmed*
  vannitoa remont, hoovis kasti jaoks kohta pole → bigbags construction guide/big-bag-kott guide/ehituskonteineri-tellimine
  võõrad loobivad oma sodi meie ehituskasti → guide/ehituskonteineri-tellimine guide/ehituskonteineri-tellimine#ehitus-taitmine
  täna oli prügipäev aga kast on ikka pilgeni täis → unserved faq/collection#tuhjendamata-teatamine faq/collection#miks-jai-tuhjendamata guide/veopaevaks-valmistumine
  sõidan kuuks ära, ärge vahepeal käige → faq/collection#tuhjenduse-tuhistamine form next-day#changes
  pesumasin andis otsad → electronics faq/special#elektroonika news/vana-elektriseade*
  kaua te mu kõnet alles hoiate → /customer-support/personal-data-processing
  sain eterniidi maha, mis nüüd edasi → faq/special#eterniit news/eterniitkatus* hazardous
  kas pean terve päeva kodus passima kuni prügikas tuleb → faq/collection#veoringi-kellaaeg next-day organised#prepare
  otsin tööd c-kategooria juhina → jobs
  mis firma meie külas prügi viib → organised
  ostsime maja, kuidas prügivedu käima saada → faq/contract#kolimine faq/contract#lepingu-solmimine organised /home-customer#choose
  kuhu ma selle raha kandma pean → faq/billing#kuidas-maksta contact#company-details
  beebi pampersid → guide/segaolmejaatmete-sorteerimine
  elan üksi, kui suur prügikast võtta → faq/containers#mahuti-suurus rent
  suvila peldik vaja tühjaks teha → septic septic-order faq/special#fekaaliveo-tellimine
  prügiauto sõitis mu aiale sisse → faq/collection#auto-tegi-kahju /terms#complaints form
  kust see l-iga number võtta → faq/contract#lepingu-number next-day
  sünnipäevast jäi hunnik prügi üle → faq/collection#lisajaatmed-mahuti-korval faq/collection#lisatuhjendus guide/segaolmejaatmete-sorteerimine
  telefoni aku läks paksuks → electronics#not-allowed news/patareid* electronics
  lapse katkised lelud → guide/segaolmejaatmete-sorteerimine guide/pakendid
  miks sel kuul topelt raha küsiti → faq/billing#kaks-tuhjendust-uhel-arvel faq/billing#arve-on-vale
  mahlapakk, kas paber või plast → guide/pakendid news/mida-vanapaberi* news/segapakendid* faq/sorting#vale-jaade-paberimahutis
  müüsin suvila maha aga arve tuleb ikka mulle → faq/contract#kolimine faq/contract#lepingu-lopetamine
  tooge koorem mulda peenra jaoks → bulk compost
  diivan vaja neljandalt korruselt ära viia → faq/special#suurjaatmed /home-customer#bulky
  naabriga kahe peale üks kast → faq/contract#uhine-mahuti organised#for-whom
et formed
  jäätmejaamadesse → stations faq/special#jaatmejaama-kulastus station/*
  taarat → faq/sorting#klaas-ja-keraamika faq/sorting#pakendi-pesemine guide/pakendid
  biokotid → faq/containers#vooderduskott guide/biojaatmed-ja-vooderduskott bags
  püsimaksega → faq/billing#e-arve faq/billing#maksmine-kohapeal news/arve-otse-* news/tulete-kontorisse-*
  tõkkepuude taga → faq/collection#votmed-ja-tokkepuud guide/veopaevaks-valmistumine list/*
  järelkärudega → faq/special#jaatmejaama-kulastus take stations#prepare
  kraadiklaaside → guide/ohtlikud-jaatmed-kodus faq/special#ohtlikud-jaatmed hazardous news/ohtlikud-jaatmed*
  käibemaksumäärad → faq/billing#hinnakiri-ja-kaibemaks pricelists#read-price-list news/kaibemaks*
  kolimiskastidest → guide/paber-ja-kartong
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
  mida vanadest rehvidest tehakse → news/vanarehvid*
  karuputke minema viskamine → news/aiajaatmed*
  kas vaikne elektriauto tuleb ka viljandisse → news/tartu-kesklinna*
  linnumaja meisterdamine lastega → news/lahtiste-uste*
et row
  värava avamise tasu → list/* faq/collection#votmed-ja-tokkepuud
  paberarve hind → list/* faq/billing#e-arve
  kipsplaadi hind → skips/* station/*
  EN 840 → faq/containers#mittestandardne-mahuti
  prügikasti pesu hind → list/* faq/containers#mahuti-pesu
  rae vald paberarve palju → list/163#table-6 list/163
  selli tänav vanaõli kilo → station/313#prices station/313
  mitu tonni 8-kuubikusse võib laadida → skips#container-sizes skips
  tõrvapapp tonn tallinn → skips/241#table-2 skips/241 station/311#prices station/311
  saaremaal teine bigbag sama käiguga → bigbags/253#table-0 bigbags/253
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
  пяэскюла raba tn → station/304 stations#station-304 stations
  zaretsnoi → contact#person-oleg-zaretsnoi contact
  600 0114 → contact#office-kuressaare contact
  офис раквере часы → contact#office-rakvere contact
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
  воняет из мусорки чем отмыть → faq/containers#mahuti-pesu guide/biojaatmed-ja-vooderduskott
  хочу чтобы забирали реже → faq/contract#lepingu-muutmine form faq/collection#tuhjendussagedus
  снимаю квартиру кто платит за мусор → faq/contract#lepingu-solmimine organised#for-whom faq/contract#kolimine
  слил масло с машины, куда его → hazardous stations guide/ohtlikud-jaatmed-kodus faq/special#ohtlikud-jaatmed
  нужна мусорка завтра вне очереди → faq/collection#lisatuhjendus form next-day#changes
  опарыши в баке → guide/biojaatmed-ja-vooderduskott
  мусоровоз поцарапал мою машину → faq/collection#auto-tegi-kahju /terms#complaints form
  снимаем шифер с сарая → faq/special#eterniit news/eterniitkatus* hazardous
  обои после ремонта куда выбросить → guide/paber-ja-kartong news/mida-vanapaberi*
  можно ли поставить ящик для стройки во дворе на газон → skips#prepare guide/ehituskonteineri-tellimine bigbags#prepare faq/special#ehitusjaatmed
  отвалилась крышка у бака → faq/containers#mahuti-purunes rent#ask
  на сколько дней оставляете ящик под стройку → skips#price construction#price guide/ehituskonteineri-tellimine faq/special#ehitusjaatmed
  зимой на даче никого нет, можно не платить → faq/contract#jaatmeveost-vabastamine organised#for-whom
  стаканчик от кофе в какой бак → guide/paber-ja-kartong news/mida-vanapaberi* guide/pakendid faq/sorting#vale-jaade-paberimahutis
  взяли деньги хотя мусор не увезли → faq/billing#tuhisoidutasu faq/billing#arve-on-vale
  не приезжайте в этот раз, бак пустой → faq/collection#tuhjenduse-tuhistamine form
  раз в сколько лет чистить септик → septic septic#for-whom
  сдать картон за деньги фирма → /services/recyclable-waste-purchase
  кости от курицы и рыбы куда кидать → guide/biojaatmed-ja-vooderduskott news/biojaatmed*
  где взять фирменные мусорные пакеты → bags contact#in-person
  перегоревшие лампочки куда → guide/ohtlikud-jaatmed-kodus hazardous faq/special#ohtlikud-jaatmed electronics
  у вас обслуживают на русском → contact#in-person contact /about#promise
  старый аккумулятор от легковушки → news/patareid* hazardous guide/ohtlikud-jaatmed-kodus
  нечем платить за мусор в этом месяце → faq/billing#vola-korral
  остались куски гипсокартона, отвезу сам → take stations construction faq/special#ehitusjaatmed
  купили дачу, обязаны ли платить за мусор → faq/contract#kes-peab-liituma organised#for-whom
  бак стоит полный уже третий день никто не едет → unserved faq/collection#tuhjendamata-teatamine faq/collection#miks-jai-tuhjendamata
ru formed
  батареек → news/patareid-ja-akud-* faq/special#ohtlikud-jaatmed hazardous electronics station/317 station/327 faq/sorting#kuhu-see-visata
  лекарств → faq/special#ohtlikud-jaatmed hazardous news/ohtlikud-jaatmed-kodus-* guide/ohtlikud-jaatmed-kodus station/327 faq/sorting#kuhu-see-visata
  листвы и веток → faq/special#aiajaatmed news/aiajaatmed-kevadel-*
  зеркалами → faq/sorting#klaas-ja-keraamika guide/segaolmejaatmete-sorteerimine
  шлагбаумы → faq/collection#votmed-ja-tokkepuud guide/veopaevaks-valmistumine list/*
  щебнем → bulk
  вкладышами → faq/containers#vooderduskott guide/biojaatmed-ja-vooderduskott rent list/*
  респираторы → faq/special#eterniit news/eterniitkatus*
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
  ёлка с искусственным снегом → news/kuhu-viia-joulukuusk*
  что делают из сданных покрышек → news/vanarehvid*
  в каких волостях ездят машины на метане → news/harjumaa*
  паромы не ходят, мусор с хийумаа → news/torm-peatas* notices
ru row
  рубероид → station/* skips/*
  открытие ворот цена → list/* faq/collection#votmed-ja-tokkepuud
  сломанный утюг → faq/special#elektroonika
  паспорт на станцию отходов → faq/special#jaatmejaama-kulastus stations contact faq/special#tasuta-kogus
  маарду кто возит мусор и до какого года → organised#contracts organised list/207
  20 кубов под стройку таллинн цена → skips/241#table-0 skips/241
  ласнамяэ помыть контейнер сколько стоит → list/121#table-6 list/121
  битый кирпич тонна тарту → skips/242#table-2 skips/242
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
  kertu rohuniit → contact#person-kertu-rohuniit contact
  raivo saaremaa → contact#person-raivo-meriheina contact
  selli 19 → station/313 stations#station-313 stations
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
  garbage truck smashed my gate → faq/collection#auto-tegi-kahju /terms#complaints form
  anyone there who speaks english → contact#in-person contact /about#promise
  grass clippings and hedge trimmings → faq/special#aiajaatmed news/aiajaatmed* stations#price faq/special#tasuta-kogus
  one bin for us and next door → faq/contract#uhine-mahuti organised#for-whom
  do they come early morning or late → faq/collection#veoringi-kellaaeg next-day organised#prepare
  bin stinks in summer → faq/containers#mahuti-pesu guide/biojaatmed-ja-vooderduskott
  just rented a house, do i need to sort out trash myself → faq/contract#lepingu-solmimine faq/contract#kolimine organised#for-whom /home-customer#choose
  sell used pallets → /services/recyclable-waste-purchase
  away for three weeks dont come → faq/collection#tuhjenduse-tuhistamine form next-day#changes
  sewage coming up on a sunday → faq/collection#kui-klienditugi-on-suletud septic septic-order contact#phone
  charged twice in october → faq/billing#kaks-tuhjendust-uhel-arvel faq/billing#arve-on-vale
  xmas tree in january → faq/special#joulukuused news/kuhu-viia-joulukuusk*
  half empty paint tins in garage → hazardous faq/special#ohtlikud-jaatmed guide/ohtlikud-jaatmed-kodus faq/special#tasuta-kogus
  power bank is bulging → electronics news/patareid*
  loads of trash after a party → faq/collection#lisajaatmed-mahuti-korval faq/collection#lisatuhjendus
  delete everything you know about me → /customer-support/personal-data-processing
  bin still full after the truck went past → unserved faq/collection#tuhjendamata-teatamine faq/collection#miks-jai-tuhjendamata
  can't afford to pay right now → faq/billing#vola-korral
  pump out the outhouse → septic septic-order faq/special#fekaaliveo-tellimine
  wheel came off the bin → faq/containers#mahuti-purunes rent#ask
  frying oil down the sink? → guide/biojaatmed-ja-vooderduskott stations#which stations
  asbestos shed roof → faq/special#eterniit news/eterniitkatus* hazardous
  nobody lives at the cottage, must i pay → faq/contract#jaatmeveost-vabastamine organised#for-whom
  smashed wine glass which bin → faq/sorting#klaas-ja-keraamika guide/segaolmejaatmete-sorteerimine
  stop sending me letters, send pdf → faq/billing#e-arve faq/contract#iseteenindus news/arve-otse*
  my bin vanished → faq/containers#mahuti-purunes
  charged but bin not emptied → faq/billing#tuhisoidutasu faq/billing#arve-on-vale faq/billing#kaks-tuhjendust-uhel-arvel
  microwave died → electronics faq/special#elektroonika news/vana-elektriseade*
en formed
  emptied twice one month → faq/billing#kaks-tuhjendust-uhel-arvel
  composting → news/kompost-oma-aias-* compost faq/special#aiajaatmed faq/sorting#biojaatmete-kogumine
  barriers → faq/collection#votmed-ja-tokkepuud
  sign interpreting → contact#in-person contact /accessibility
  peeling → guide/biojaatmed-ja-vooderduskott faq/sorting#biojaatmete-kogumine news/biojaatmed* news/kompost-oma-aias*
  respirators → faq/special#eterniit news/eterniitkatus*
  insurers → faq/collection#auto-tegi-kahju
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
  two different tax rates on my july bill → news/kaibemaks*
  culvert works near kloogaranna pickup later → news/laulasmaa* notices
  rockets and fireworks that did not go off → news/joulud-ja-aastavahetus-2025* guide/ohtlikud-jaatmed-kodus
  why does my compost heap smell rotten → news/kompost-oma-aias*
en row
  roofing felt → station/* skips/*
  paper bill fee → list/* faq/billing#e-arve
  gate opening price → list/* faq/collection#votmed-ja-tokkepuud
  big bag saaremaa waiting time hourly → bigbags/253#table-1 bigbags/253
  15 m3 skip tartu how much → skips/242#table-0 skips/242
  rae bin delivery fee → list/163#table-6 list/163
  plasterboard per tonne viljandi → skips/243#table-2 skips/243
  each extra cubic metre septic → septic#price septic
en misses
  hairdresser
  mortgage calculator
  dentist
`);
