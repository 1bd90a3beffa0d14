/** The held-out half of the queries: `npm run bench -- search` asks it. It is not to be used while tuning the search
 * (nor read for it), and not in tests. */
import { parseQueries } from './search-query.ts';

export const heldOut = parseQueries(`
et municipality
  elva prügivedu → organised
  kiili vald → organised list/206
  lasnamäe prügivedu → list/121 organised
  nõmme hinnakiri → list/112
  saaremaa prügiveo hinnad → list/158 organised
  põlva → organised list/212
  rakvere → list/193 organised
  kuressaares prügi hind → list/158 organised
  tartu vald → organised list/213
  ilmatsalu → organised list/134
  saue vallas kes tühjendab → organised
  haapsalus prügivedu → list/197 organised
  viljandi linn prügi hind → list/141 organised
  keila hinnakiri → list/179 organised
et name
  600 0105 → contact
  6000105 → contact
  +372 600 02 04 → contact
  annika pajuoja → contact
  kadakmägi → contact
  logistikajuht → contact
  klienditeeninduse juht → contact
  raivo meriheina telefon → contact
  ehitusjäätmete müügijuht → contact
  info@example.ee → contact
  materjali tn 12 → contact
  selli jäätmejaam → station/313
  rahumäe → station/302
  200135 → station/*
  0,24 m3 konteiner → rent list/*
  tallinna prügila → station/311
  torma prügila hinnad → station/324
  IBAN → faq/billing#kuidas-maksta contact
  EN 13432 → guide/biojaatmed-ja-vooderduskott#bio-kott guide/biojaatmed-ja-vooderduskott
  taaskasutuse tn 5 → contact#office-parnu contact
  raba 40 → station/304 stations#station-304 stations
et intent
  prügi jäi ära viimata → unserved faq/collection#tuhjendamata-teatamine faq/collection#miks-jai-tuhjendamata news/mahuti-jai-* form
  arve liiga suur → faq/billing#arve-on-vale faq/billing#kaks-tuhjendust-uhel-arvel
  jõulude ajal prügivedu → faq/collection#puhade-ajal news/joulud-ja-* notices next-day
  lisakotid prügikasti kõrval → faq/collection#lisajaatmed-mahuti-korval
  eterniidi äravedu → faq/special#eterniit news/eterniitkatus-* skips
  vanad rehvid kuhu viia → faq/special#vanarehvid news/vanarehvid-*
  uus leping → faq/contract#lepingu-solmimine form
  väiksem ja odavam prügikast → faq/contract#lepingu-muutmine faq/containers#mahuti-suurus
  prügikast läks katki → faq/containers#mahuti-purunes
  septiku tühjendus hind → septic septic-order faq/special#fekaaliveo-tellimine
  iseteenindus sisse logimine → faq/contract#iseteenindus
  värav lukus kood → faq/collection#votmed-ja-tokkepuud
  prügikast haiseb → faq/containers#mahuti-pesu
  prügikotid osta → bags
  ettevõtte jäätmeluba → faq/contract#ettevotte-jaatmed
  viivis → faq/billing#vola-korral
  nädalavahetusel helistada → faq/collection#kui-klienditugi-on-suletud contact
  laupäeva õhtul ajab kaev üle, kellele helistada → faq/collection#kui-klienditugi-on-suletud septic septic-order contact#phone
  palju maksab voodi äraviimine → /home-customer#bulky faq/special#suurjaatmed
  lammutan ahju, palju telliseid → construction skips guide/ehituskonteineri-tellimine faq/special#ehitusjaatmed
  kas prügijaama minnes on id-kaarti vaja → faq/special#jaatmejaama-kulastus stations#prepare take faq/special#tasuta-kogus
  ussid roomavad kastis → guide/biojaatmed-ja-vooderduskott faq/containers#mahuti-pesu
  kas ehituskasti tohib maja ette tänavale jätta → skips#prepare guide/ehituskonteineri-tellimine faq/special#ehitusjaatmed skips
  ei taha enam arvet postkasti → faq/billing#e-arve news/arve-otse* faq/contract#iseteenindus
  arvel on mingi jama → faq/billing#arve-on-vale form
  väravakood läks vahetusse → faq/collection#votmed-ja-tokkepuud guide/veopaevaks-valmistumine form
  kas prügiarvet saab maksta jupi kaupa → faq/billing#vola-korral
  juht oli ebaviisakas, kellele kurta → form /terms#complaints /about/environment-and-quality#feedback
  maja seisab tühjana, ei taha prügi eest maksta → faq/contract#jaatmeveost-vabastamine organised#for-whom
  unustasin kasti õue lükata → faq/collection#miks-jai-tuhjendamata faq/collection#lisatuhjendus unserved
  pakasega jäätus kaas kinni → guide/veopaevaks-valmistumine guide/biojaatmed-ja-vooderduskott
  smart id-ga ei saa sisse → faq/contract#iseteenindus
  vanaemast jäi kotitäis rohtusid → guide/ohtlikud-jaatmed-kodus hazardous stations#which faq/sorting#kuhu-see-visata
  kes lükkaks ühistu parkla lumest lahti → roads
  vald võttis uue prügifirma, mis mu kastist saab → faq/contract#vedaja-vahetus
  kassi liiv kuhu visata → guide/segaolmejaatmete-sorteerimine guide/biojaatmed-ja-vooderduskott
  lõhkusin vaasi, killud kuhu → faq/sorting#klaas-ja-keraamika guide/segaolmejaatmete-sorteerimine
  olen ühistu esimees, mis kastid peavad majal olema → /home-customer#association faq/contract#jaatmereform
  tahaks väiksemat kasti → faq/contract#lepingu-muutmine form
  meie tänav on liiga kitsas suurele autole → faq/collection#ligipaas-ja-kasitransport guide/veopaevaks-valmistumine
  kuhu valada vana praeõli → guide/biojaatmed-ja-vooderduskott stations#which stations faq/sorting#kuhu-see-visata
  laos koguneb pakkekilet, kas keegi maksaks selle eest → /services/recyclable-waste-purchase
  pitsa karp kas paberisse → faq/sorting#vale-jaade-paberimahutis news/mida-vanapaberi* guide/paber-ja-kartong /home-customer/packaging-transportation
  prügikastil tuli ratas alt → faq/containers#mahuti-purunes rent#ask
et formed
  rehvidega → faq/special#vanarehvid news/vanarehvid-* station/* faq/special#tasuta-kogus
  madratseid → faq/special#suurjaatmed
  lepingut lõpetama → faq/contract#lepingu-lopetamine
  aku → news/patareid-ja-akud-* hazardous guide/ohtlikud-jaatmed-kodus electronics station/317 station/327 faq/sorting#kuhu-see-visata
  tolmuimejakott → guide/segaolmejaatmete-sorteerimine
  septikute → septic septic-order faq/special#fekaaliveo-tellimine
  viipekeelne → contact#in-person contact /accessibility
  põletustehases → news/ohtlike-jaatmete* hazardous /about/company /about/environment-and-quality
  rododendronitele → compost
  maksegraafikut → faq/billing#vola-korral
et typo
  etreniit → faq/special#eterniit news/eterniitkatus-*
  kontener rent → rent faq/containers#rent-voi-ost
  jogeva jaatmejaam → station/323
  voru hinnakiri → list/184 list/188
  lisatühendus → faq/collection#lisatuhjendus form
  kuresaare → list/158 organised contact
et script
  тарту → list/134 organised
et article
  elektriline prügiauto → news/tartu-kesklinna-*
  põletustehas hooldus → news/ohtlike-jaatmete-poletustehas-*
  narva kreenholm rike → news/prugiauto-rike-narvas-*
  kompost haiseb → news/kompost-oma-*
  akust tulekahju → news/patareid-ja-akud-*
  karuputk → news/aiajaatmed-kevadel-*
  võsu lumetuisk → news/lumetuisk-*
  kunstlumega kuusk → news/kuhu-viia-joulukuusk*
  miks mu kompostihunnik haiseb → news/kompost-oma-aias*
  21. juuni laupäeval tehakse esmaspäevased ringid → news/jaanipaev-2025*
  elekter kadus ja väravapult ei tööta, lumi → news/marg-lumi*
et row
  ruberoid → station/* skips/*
  aknaklaas → faq/sorting#klaas-ja-keraamika skips/*
  kreeditarve → faq/billing#arve-on-vale
  vana triikraud → faq/special#elektroonika
  ootetund → skips/* bigbags/*
  otepää vedaja leping mis aastani → organised#contracts organised list/231
  tartu 240 liitrine kast ühe korra hind → list/134#table-0 list/134
  kasti nihutamine teise kohta objektil viljandi → skips/243#table-1 skips/243
  nõmme prügikasti pesu hind → list/112#table-7 list/112
et misses
  kosmoserakett
  laenukalkulaator
  lennupiletid
ru municipality
  в раквере кто вывозит мусор → list/193 organised
  пярну → list/152 organised
  кто вывозит мусор в элве → organised
  нымме прейскурант → list/112
  хаапсалу → list/197 organised
  вильянди город цена → list/141 organised
  волость рае → list/163 organised
  выру → list/184 list/188 organised
  кристийне перевозчик → organised
  нарва вывоз мусора → organised list/217
ru name
  анника паюоя → contact
  kertu rohuniit → contact
  менеджер строительные отходы → contact
  станция пяэскюла → station/304
  рахумяэ → station/302
  свалка уйкала → station/329
  кудьяпе → station/316
  контейнер 240 литров цена → rent list/* faq/containers#mahuti-suurus
  1,1 м3 контейнер → rent list/*
  шины в тарту сдать → station/312 station/313 stations
  20 01 33 → station/317#prices station/317 station/327#prices station/327
  начальник логистики → contact#person-tanel-kadakmagi contact
  телефон для ида-вирумаа → contact#phone-viru organised#phone-viru contact
  бак 4,5 куба → rent#catalogue rent list/*
ru intent
  продал дом договор → faq/contract#lepingu-lopetamine faq/contract#kolimine
  куда деть старый холодильник → faq/special#elektroonika electronics news/vana-elektriseade-*
  вывоз шифера → faq/special#eterniit news/eterniitkatus-* skips
  контейнер украли → faq/containers#mahuti-purunes
  заказать контейнер для строительного мусора → skips construction guide/ehituskonteineri-tellimine faq/special#ehitusjaatmed
  диван вывезти → faq/special#suurjaatmed
  никто не живет освобождение от вывоза → faq/contract#jaatmeveost-vabastamine
  оплата картой → faq/billing#maksmine-kohapeal news/tulete-kontorisse-*
  жалоба → form faq/collection#tuhjendamata-teatamine
  купить компост → compost
  куда сдать краску → faq/special#ohtlikud-jaatmed hazardous news/ohtlikud-jaatmed-kodus-* guide/ohtlikud-jaatmed-kodus faq/sorting#kuhu-see-visata
  сколько шин бесплатно → faq/special#tasuta-kogus faq/special#vanarehvid news/vanarehvid-*
  мусоровоз повредил забор → faq/collection#auto-tegi-kahju
  ночью потекла выгребная яма → faq/collection#kui-klienditugi-on-suletud septic septic-order contact#phone
  хочу получать счёт на почту → faq/billing#e-arve news/arve-otse* faq/contract#iseteenindus
  ключ от мусорной комнаты кому отдать → faq/collection#votmed-ja-tokkepuud
  банки с засохшей краской → hazardous faq/special#ohtlikud-jaatmed guide/ohtlikud-jaatmed-kodus guide/pakendid
  сгорел чайник → electronics news/vana-elektriseade* faq/special#elektroonika
  разбили градусник что делать → guide/ohtlikud-jaatmed-kodus
  когда у нас на улице забирают мусор → next-day faq/collection#jargmine-veopaev
  во сколько утром выкатывать бак → organised#prepare faq/collection#veoringi-kellaaeg guide/veopaevaks-valmistumine next-day
  бесплатно избавиться от холодильника → electronics faq/special#elektroonika news/vana-elektriseade*
  земля для огорода с доставкой → bulk compost
  уборка снега во дворе многоэтажки → roads
  угли после шашлыка → faq/sorting#tuhk guide/segaolmejaatmete-sorteerimine
  продали дом а счета за мусор приходят нам → faq/contract#kolimine faq/contract#lepingu-lopetamine
  ищу работу водителем грузовика → jobs
  один бак на два дома → faq/contract#uhine-mahuti organised#for-whom
  где заплатить наличкой → faq/billing#maksmine-kohapeal news/tulete-kontorisse* contact
  ломаем стену, нужен большой ящик под мусор → skips construction faq/special#ehitusjaatmed guide/ehituskonteineri-tellimine
  обязательно ли отделять картофельные очистки → faq/sorting#biojaatmete-kogumine
  просроченные таблетки → guide/ohtlikud-jaatmed-kodus hazardous stations#which faq/special#ohtlikud-jaatmed
  почему вывоз подорожал → pricelists#when-prices-change news/hinnamuutus* news/kaibemaks*
  сколько килограммов плитки можно насыпать в большой мешок → bigbags guide/big-bag-kott bags faq/special#ehitusjaatmed
  дырявые носки и старые куртки → faq/sorting#roivad-ja-tekstiil stations#textiles news/roivad*
  выкачать дачный туалет → septic septic-order faq/special#fekaaliveo-tellimine
  после гостей мусора больше чем влезает → faq/collection#lisajaatmed-mahuti-korval faq/collection#lisatuhjendus guide/segaolmejaatmete-sorteerimine
  надо ли отмывать баночки от йогурта → faq/sorting#pakendi-pesemine guide/pakendid news/segapakendid* /home-customer/packaging-transportation
  кто вынесет диван из квартиры → faq/special#suurjaatmed /home-customer#bulky
  кто-то накидал пакетов в коричневый бак → faq/sorting#vale-jaade-biomahutis news/biojaatmed* faq/collection#miks-jai-tuhjendamata
  украли мусорный бак → faq/containers#mahuti-purunes
ru formed
  шинами → faq/special#vanarehvid news/vanarehvid-* station/* faq/special#tasuta-kogus
  матрасы → faq/special#suurjaatmed
  шлагбаумом → faq/collection#votmed-ja-tokkepuud
  вывозах в праздничные дни → faq/collection#puhade-ajal notices news/joulud-ja-* news/jaanipaev-*
  по праздникам → faq/collection#puhade-ajal news/joulud-ja-aastavahetus-2025* next-day
  септиками → septic septic-order faq/special#fekaaliveo-tellimine
  подгузником → guide/segaolmejaatmete-sorteerimine guide/biojaatmed-ja-vooderduskott
  диванов → faq/special#suurjaatmed /home-customer#bulky
  рододендроны → compost
ru typo
  кантейнер аренда → rent faq/containers#rent-voi-ost
  азбест → faq/special#eterniit news/eterniitkatus-*
  растогнуть договор → faq/contract#lepingu-lopetamine
  лассномяэ → list/121 organised
ru script
  jäätmejaam → stations station/*
  vyvoz stroitelnogo musora → construction skips faq/special#ehitusjaatmed take
  lasnamäe → list/121 organised
  holodilnik → faq/special#elektroonika electronics news/vana-elektriseade-*
  bio othody → faq/sorting#biojaatmete-kogumine guide/biojaatmed-ja-vooderduskott news/biojaatmed-*
ru article
  желтый контейнер → news/segapakendid-*
  электрический мусоровоз → news/tartu-kesklinna-*
  сгорел аккумулятор самокат → news/patareid-ja-akud-*
  соомаа паводок → news/suurvesi-*
  кассовый чек в бумагу → news/mida-vanapaberi-* guide/paber-ja-kartong
  завод где сжигают яды закрыт на ремонт → news/ohtlike-jaatmete*
  наводнение рийза сандра мусор → news/suurvesi* notices
  в июльском счёте две разные ставки налога → news/kaibemaks*
  борщевик выкопали куда деть → news/aiajaatmed*
ru row
  бумажный счет цена → list/* faq/billing#e-arve
  кредитный счет → faq/billing#arve-on-vale
  гипсокартон → skips/* station/* guide/big-bag-kott take
  длина контейнера на 10 кубов → skips#container-sizes skips
  тарту большой мешок без вывоза почём → bigbags/252#table-0 bigbags/252
  доплата за длинный шланг ассенизатор → septic#price septic
  аренда бака 1100 литров пярну → list/152#table-0 list/152
  нарва бак 240 литров цена → list/217#table-0 list/217
ru misses
  ипотека
  йцукфыв
  авиабилеты
en municipality
  who collects waste in elva → organised
  pirita price list → list/118 organised
  saaremaa waste collection → list/158 organised
  keila → list/179 organised
  rae parish bin prices → list/163 organised
  who empties bins in haapsalu → list/197 organised
  nomme → list/112 organised
en name
  600 0101 → contact
  logistics manager → contact
  svea lepakask → contact
  paljassaare → station/301
  tabasalu recycling centre → station/306
  landfill near tallinn → station/311
  17 06 05 → station/*
  240 l bin → rent list/* faq/containers#mahuti-suurus
  paljassaare hours → station/301#hours station/301
  600 0119 → contact#phone septic faq/collection#kui-klienditugi-on-suletud septic-order
  30 m3 container → skips#container-sizes skips skips/*
  account manager for companies → contact#person-mirjam-tuulesaar contact
en intent
  bill too high → faq/billing#arve-on-vale faq/billing#kaks-tuhjendust-uhel-arvel
  bill by email → faq/billing#e-arve news/arve-otse-*
  extra bags next to bin → faq/collection#lisajaatmed-mahuti-korval
  old asbestos roof → faq/special#eterniit news/eterniitkatus-*
  fridge disposal → faq/special#elektroonika electronics news/vana-elektriseade-*
  smaller cheaper container → faq/contract#lepingu-muutmine faq/containers#mahuti-suurus
  bin stolen → faq/containers#mahuti-purunes
  skip hire → skips construction guide/ehituskonteineri-tellimine
  get rid of sofa → faq/special#suurjaatmed
  share bin with neighbour → faq/contract#uhine-mahuti
  snow removal → roads
  how to pay bill → faq/billing#kuidas-maksta faq/billing#maksmine-kohapeal faq/billing#e-arve
  late payment → faq/billing#vola-korral
  destroy office hard drives → electronics electronics#for-whom
  permit to put a skip on the road → skips#prepare guide/ehituskonteineri-tellimine faq/special#ehitusjaatmed skips
  stones for my driveway delivered → bulk
  family of five how many litres → faq/containers#mahuti-suurus rent
  ripping out bathroom tiles what do i order → construction bigbags guide/ehituskonteineri-tellimine skips
  used vapes → news/patareid* electronics faq/special#elektroonika
  job if i don't speak estonian → jobs
  changed my mind about an order → /terms#withdrawal /terms
  grandma's old pills → guide/ohtlikud-jaatmed-kodus hazardous stations#which faq/special#ohtlikud-jaatmed
  work out my monthly cost → pricelists#work-out-cost organised#price
  skip is full come and get it → guide/ehituskonteineri-tellimine skips#how-to-order skips
  iban to pay you → faq/billing#kuidas-maksta contact#company-details
  sold my house, stop the garbage service → faq/contract#lepingu-lopetamine faq/contract#kolimine
  do i need to take staples out → guide/paber-ja-kartong news/mida-vanapaberi*
  car tyres still on rims → faq/special#vanarehvid news/vanarehvid*
  bought a bin at the hardware store, will you empty it → faq/containers#mittestandardne-mahuti rent#not-allowed
  lid frozen shut → guide/veopaevaks-valmistumine guide/biojaatmed-ja-vooderduskott
  new fridge arriving, will shop take the old one → electronics faq/special#elektroonika news/vana-elektriseade*
  hot coals from barbecue → faq/sorting#tuhk guide/segaolmejaatmete-sorteerimine
  driver was rude where to complain → form /terms#complaints /about/environment-and-quality#feedback
  when is bin day → next-day faq/collection#jargmine-veopaev
  someone to haul away a sofa → faq/special#suurjaatmed /home-customer#bulky
  torn jeans and worn shoes → faq/sorting#roivad-ja-tekstiil stations#textiles news/roivad*
  log in without a password → faq/contract#iseteenindus
  can i come and pay in cash → faq/billing#maksmine-kohapeal news/tulete-kontorisse* contact
  need a pickup before the weekend → faq/collection#lisatuhjendus form next-day#changes
  which company picks up rubbish in my town → organised
en formed
  mattress → faq/special#suurjaatmed
  paint tin → faq/special#ohtlikud-jaatmed hazardous guide/ohtlikud-jaatmed-kodus guide/pakendid faq/sorting#pakendi-pesemine news/ohtlikud-jaatmed-kodus-*
  clothing → faq/sorting#roivad-ja-tekstiil news/roivad-ja-tekstiil-*
  hoses → septic septic-order faq/special#fekaaliveo-tellimine
  maggot → guide/biojaatmed-ja-vooderduskott
  overloading → guide/ehituskonteineri-tellimine skips faq/special#ehitusjaatmed take
  rhododendron → compost
en typo
  recyling center → stations station/*
  baterries → news/patareid-ja-akud-* faq/special#ohtlikud-jaatmed hazardous electronics station/317 station/327 faq/sorting#kuhu-see-visata
  hazadous waste → hazardous faq/special#ohtlikud-jaatmed guide/ohtlikud-jaatmed-kodus news/ohtlikud-jaatmed-kodus-*
en script
  jäätmejaam → stations station/*
  hinnakiri → pricelists list/*
  таллинн → list/112 list/118 list/121 organised
en article
  yellow container → news/segapakendid-*
  incinerator closed → news/ohtlike-jaatmete-poletustehas-*
  ferry hiiumaa storm → news/torm-peatas-*
  leisi trees fell on road → news/aikesetorm-*
  disposable vape → news/patareid-ja-akud-*
  giant hogweed disposal → news/aiajaatmed*
  kids can sit in the garbage truck → news/lahtiste-uste*
  truck beeping when pressing, very quiet engine → news/tartu-kesklinna*
  tree sprayed with fake snow → news/kuhu-viia-joulukuusk*
en row
  credit note → faq/billing#arve-on-vale
  window glass → faq/sorting#klaas-ja-keraamika skips/*
  broken iron → faq/special#elektroonika
  nõmme 240 litre price per pickup → list/112#table-0 list/112
  max weight in a 12 cubic metre skip → skips#container-sizes skips
  cost of one tyre at jõgeva → station/323#prices station/323
  saaremaa bin washing fee → list/158#table-6 list/158
en misses
  cryptocurrency
  horoscope
  zzyzx
`);
