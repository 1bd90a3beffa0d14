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
et formed
  rehvidega → faq/special#vanarehvid news/vanarehvid-* station/* faq/special#tasuta-kogus
  madratseid → faq/special#suurjaatmed
  lepingut lõpetama → faq/contract#lepingu-lopetamine
  aku → news/patareid-ja-akud-* hazardous guide/ohtlikud-jaatmed-kodus electronics station/317 station/327 faq/sorting#kuhu-see-visata
  tolmuimejakott → guide/segaolmejaatmete-sorteerimine
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
et row
  ruberoid → station/* skips/*
  aknaklaas → faq/sorting#klaas-ja-keraamika skips/*
  kreeditarve → faq/billing#arve-on-vale
  vana triikraud → faq/special#elektroonika
  ootetund → skips/* bigbags/*
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
ru formed
  шинами → faq/special#vanarehvid news/vanarehvid-* station/* faq/special#tasuta-kogus
  матрасы → faq/special#suurjaatmed
  шлагбаумом → faq/collection#votmed-ja-tokkepuud
  вывозах в праздничные дни → faq/collection#puhade-ajal notices news/joulud-ja-* news/jaanipaev-*
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
ru row
  бумажный счет цена → list/* faq/billing#e-arve
  кредитный счет → faq/billing#arve-on-vale
  гипсокартон → skips/* station/* guide/big-bag-kott take
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
en formed
  mattress → faq/special#suurjaatmed
  paint tin → faq/special#ohtlikud-jaatmed hazardous guide/ohtlikud-jaatmed-kodus guide/pakendid faq/sorting#pakendi-pesemine news/ohtlikud-jaatmed-kodus-*
  clothing → faq/sorting#roivad-ja-tekstiil news/roivad-ja-tekstiil-*
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
en row
  credit note → faq/billing#arve-on-vale
  window glass → faq/sorting#klaas-ja-keraamika skips/*
  broken iron → faq/special#elektroonika
en misses
  cryptocurrency
  horoscope
  zzyzx
`);
