/** Estonian words of home and what the texts call them (thesaurus.ts tells how a line is read). */
export const estonianThesaurus = `
prügived prügiveo prügivii prügifirma prügihunt > jäätmevedu jäätmeveo vedaja korraldatud
prügikast prügitün prügikont prügiämb prügianum tünn > konteiner
prügipäe prügigraaf > veopäev veograafik
prügimäe prügimäg prügila > jäätmejaam prügila
prügiarve > arve
prügihun prügikuhi mahtunu > lisa kõrval täis kott lisatühjendus
prügimaja konteinerimaj > konteiner jäätmemaja
prügikot > kott kotid kotti
prügi praht prahi rämps sodi koli. kola. pahn. pahna träni risu. > jäätmed jäätmeid jäätmete olmejäätmed
olme > olmejäätmed segaolme
prahikont remondikont rauakont konteinerauto kuubine. viiekuub kaheksakuub kümnekuub lavats lava. avalava ehituspr remont remondi renoveer lammut ehitusprü > ehitusjäätmed ehitusjäätme ehituskont
kasvuhoon > klaas ehitusjäätmed
kontor büroo teeninduspunkt > esindus
arvelduskont pangakont kontonum iban pangarekv rekvisii > iban kontole kontonumber
külmkap külmik külmuti pesumasin nõudepesu kuivati televiis telekas teler telku. kuvar monitor arvuti läpakas sülearvuti printer mobiil nutitel triikraud veekeet röster föön pliit ahjuplii mikrolaine tolmuimeja kodumasin kodutehnika elektroonikaj juhe. juhtme laadija > elektroonika elektriseade elektriseadme elektri
diivan voodi madrats mööb kapp. kapi kappi kummut riiul tugitool tool laud. lauda vaip vaiba sohva nari. köögimööb > suurjäätmed suurjäätme mööbel mööbli vanast
patarei aku. akud akut akusid > patarei akud ohtlikud
kraadiklaas elavhõb termomeeter värv. värvi värvid värvipur lakk laki lahusti liim. liimi kemikaal mürk mürgi putukamürk pestitsiid taimekaits hape. happed puhastusvahend antifriis vanaõli mootoriõli õlifilter gaasiballoon balloon tulekustut > ohtlikud ohtlike kemikaal
lamp. lambid lampe pirn. pirnid pirni lambipir luminofoor säästulamp > lambid pirnid ohtlikud elektroonika
ravim pill. pillid siirup salv. silmatil tilgad vitamiin antibioot hormoon kanüül lantset testriba kirburoh ussiroh köharoh rohukap tablet rohukap rohud. rohtu. tableti süstal süstla apteek > ravimid ravimeid ohtlikud
kips kipsplaa kipsijää > kips ehitusjäätmed
rehv velg. veljed autokum kumm. kummid > rehvid vanarehv rehve
eterni asbest laineplaat > eterniit asbest
katus katuse katusep tõrvapapp > eterniit ehitusjäätmed bituumen
solk solgi kemmer kemps kempsu kempsukast väljakäi vets vetsu tualett tualeti virts virtsa settema settekaev imbvälj sitakast biopuhas käimla peldik kuivkäimla purgi purgim septik septiku kogumiskaev lampkast kanalisats sitaauto pumpa imiauto paakauto > fekaalivedu septik kogumiskaev fekaali
kaev. kaevu kaevud > kogumiskaev septik fekaali
tariif maks. maksab maksum hind. hinna hinda hinnad hinnak palju. > hinnakiri hind hinna hinnad
kallis kallim kallin hinnatõus kallimaks odav odavam tõusis tõuse > hind hinna hinnad hinnakiri
sõelmed graniitsõe kiviklib liivamüük mulla muld. mulda kruus liiv. liiva killust > muld liiv puistematerjal
kompost > kompost
kiilas kiilasjää lume. lumi. lumet lumel lund. hang. hanged lumekor lumevedu lumevee lumelük liivata libedatõ teehool libe. jää. jäine > lumi lume lumetõrje lund
suvila suvemaja suvekodu maakodu aiamaj maamaja vanatalu datša > suvila vabastus
väiks väikse suurem suurema suure. > suurus suuru väiksem suurem muuta
kuusk. kuuse. kuuske. kuused jõulupuu kuuse > jõulukuusk kuusk
haise lehka läpat lima. limane sopane nire. nõreta kahjur loputa küüri hais. haisu lõhn lõhna > lõhn lõhna pesu puhas
uss. ussid usse. vagel vaglad kärbes kärbse kärbsed putuk sipelg rott. rotid rotte närili hiir. hiired > puhas lõhn pesu rotid rott
pesta pesu. pese. pesin pesem puhasta määrdu räpane > pesu pesta pesemi puhas puhastus
deformee sulanud käepide logise klapp. rikki rikkis katki katkine lõhku lõhki lõhut purun puruks murdu mõra pragu rabe rabeda auk. auku defekt parand remondit > katki katkine purun paranda
lõhku lõhki sõitis. rammi riivas kriimu mõlk mõlki tagurda purusta kukuta kriip kriibi kaldu. lõi. löödud ajas. mulju lömas pilla räsis kraapi rikkus tõmbas. liiklusõnn õnnetus süüdla vigasta kahju kahjus aia. aeda. aed. > kahju hüvita
kaas. kaane. kaant. ratas. ratta. rattad sang. > katki kaas
varas. varga vargus varasta varast virut pihta näpat röövi kadun kadus kaduma kaotsi rännan lasknud plehku tarinud tassinud tassis. rännand kriban pätsa põles süüdat vandaal > kadunud kadus
kolin kolim koliks kolid. kolisi kolimi > kolin kolimine
müüs müün. müüme müüdud notar võõrandam soetas väljakolim sissekolim uusasuk uuselan > omani lõpeta lõppe
müük. müügi. müügil. > müük müügi
ostan ost. osta. ostmi ostsin ostsime ostu. > osta ostmi müügi
kinnis maja. majas krunt krundi korter. kort. kodu. elamu talu. > kinnis maja korter kodu
uus. uude uue. uueks > uus uude uue uut
surn suri. surm pärand pärija pärisin lesk. matus > lõpeta omanik kinnistu leping
omanik omani > omanik omani
üürnik üürili rendile üüril üürima üürile rentnik allüür > üürnik üüri omanik leping
ühist korteriü kü. > ühistu korteriühistu
naaber naabri koos. jaga ühine ühiselt ühise kahe. kahepeale > ühine ühise ühist naabri
firma > ettevõte ettevõtte äriklien vedaja
ettevõt äri. äriklien asutus kohvik restoran pood. poes. osaühing oü. fie. tehas. töökoda kontoripr > ettevõte ettevõtte äriklien
üritus juubel katsik ristsed peied kokkutul pidu. peo. peol. peod. sünnipäe pulm. pulmad laat. festival talgu talgud > lisatühjendus lisa üritus
lahku lõpetam lõpeta lõppe üles. tühista ülesütle katkesta loobu loobun loobuda > lõpeta lõppe lõpetada
peatad peatam katkest ajutis vahepeal puhkus puhkuse reis. reisil reisile lennuk lenda lähetus komandee sanatoor lahetus eemal. > peata tühistada vabastus ära
sõlmi sõlmim vormista liituda liitu liitum > sõlmi leping liitu
leping lepingu > leping lepingu
muuta muutm muuda muude muudatu vaheta vahetu asendad asenda > muuta muuda muutm vaheta
mahajäet hüljatud vabasta vabastu vabane vabaks erand. > vabasta vabastus
tühjas tühjalt elamata elata kasutamata > kasutata vabasta
tühjend tühjenda tühjaks > tühjend
vedada veab. veame vedu. veda. vedama veetak veeti. veetud äraved > vedu. veab. vedada veda. veetak äraved
viia. viima viid. viin. viige viiakse viidi. viimine äravii > viia. viiakse viige viivad vedu. äraved
vedaja > vedaja
viimata tühjendamata ilmunud saabunud korjatud korjatu eiras. eira hiline kuhjub kuhju tulnud käinud tulemata vahele unusta käimata sõitnud sõitis. mööda. võtnud võetud > tühjendamata teenindamata
aeg. kellaaeg kell. kella. päev. päeval kuupäev > veopäev kellaaeg kell millal
intervall graafik kalend ajakava sagedus tihti tihedam harvem harva sageli nädal > graafik sagedus tihti
emadepäev isadepäev puhkepäev vabapäev nääri nääriöö püha. pühad pühade riigipüh jõulud jõulu aastavah uusaast lihavõt jaanipäe jaanilau suurreede suureneljap võidupüh > püha pühade
lisa. lisava lisak kotte kotid kott. kõrval ülejääk ületäit üleajav pilgeni triiki pungil kuhjaga topitud täis. > lisa kõrval täis kott
erakorra plaaniväl ekstra > lisatühjendus lisa
kinnine. värav väravakoo väravak tõkkepuu uksekood kood. võti võtme võtmed lukk. luku lukus pult puldi tabalukk kiip domofon fonoluk uksekell valvur valvuri turvame snepper > värav tõkkepuu võti võtme
pääse ligipääs juurdepääs mahu. mahub mahtu kitsas parkinud parkiv pargit ees. takista keerata keerama tagurdam kurv. kurvi kurvis parkim parkla takistu künka > ligipääs pääse
trepp trepi tassi tassim veere veeret lohista mäest mägi. ülesmäg kaugel lähedal kandma käsitsi > käsitransport
tühisõi tühisõit > tühisõit
võlg. võla võlga võlad võlgn viivis viivit meeldetu inkasso pankrot kohtutäi maksmata > võlg võla viivis maksmata
osade osamaks järelmaks maksegraaf > maksegraafik võla
makst maksta maksin maksm maksmi makse. maksed maksan tasu. tasu. tasud. tasuda tasumi ülekan > maksta maksm makse tasu.
sularah kaardiga kaart. kaardi terminal > sularaha kaardi kohapeal
ülelaek eksitus arusaamat kahtla vale. valesti viga. vead. ülemäära topelt enammaks tagasim > vale arve kaks
suur. suurt. > suur
omniva finbite fitek swedbank seb luminor coop lhv arvekesk arve. arvel. arvele. arvelt. arveid arvete arvega arvet. arvet arved earve püsimakse püsikorral otsekor pangaga > arve arvel e
meilile email > meil e
paberarve paberil paberkandj saatmisvi > paberarve arve
number. numbri > number numbri
parool salasõna pin. kasutajan volikir paroolivah logi. login sisselog idkaart konto. kasutaja eteenin iseteen > iseteenindus sisse parool
karju kaebus kaeban kaebu kurda pretens rahulol ebaviis ropend tagasiside vihane nõuan. > kaebus kaebu teata tagasiside
avald avaldus taotlus taotle > avaldus taotle
teata teavita > teata teatam
helist telefon kõne infotel klienditug klienditeen > telefon infotelefon klienditugi helista
hädaabi avarii valve nädalavahetus öösel > infotelefon suletud
lahti. avatud avamis lahtiole lahtioleku tööaeg > lahtiolekuaeg lahtioleku avatud
tasuta tasuta. > tasuta
jäätmejaam jaam. jaama. jaamad prügijaam kogumispunk vastuvõtup vastuvõtuk > jäätmejaam jaam
viskam visata viskan viska. äravis äraviskam panna panen. sorteeri sortida liigita > visata panna sortee sorti
biojäät toidujä toidujää köögijä toidujäät toit. toidu koor. koored kohvipaks kohvifil teekott munako leib. liha. kondid luud. puuvili juurvili > biojäätmed biojäätme bio toidu
biokot biokott biokoti vooderdus > vooderduskott biokott kott
papp. papi pappi kartong pappkast pitsa. pitsakar pizzakar pitsa ajaleh ajakir raamat raamatud vihik ümbrik paber paberi > paber papp kartong
kile. kilekot plast plastik plastmass plasti jogurtit topsik tops. pudel pudelid karp. karbi pakk. pakid paki. geel. geeli konserv purk. purgid purgi. tetra mahlapak piimapak penoplast vahtplast pakend alumiinium > pakend plast segapakend
klaas. klaasi klaasp peegel peegli aknakl taldrik tass. nõud. nõusid portselan keraamika vaas > klaas keraamika nõud
taara pant. pandi > taara pandi
riided riideid riie rõivad rõivas jalats jalanõu kingad saapad tekstiil kardin lina. linad padi. padjad tekk. tekid > rõivad tekstiil
kassiliiv kassiliivakast pissiliiv tolmuimejako hügieen side. salvrät kassi koera > segaolme olmejäätmed
nõgi tahm. hõõguv tuhk. tuha. tuhka süsi söed. grillsü ahju. > tuhk tuha
oks. oksad okste oksi leht. lehed lehti muru. muruniit muruniide niide hekk heki aiapr aiajä aiapraht puulehed umbrohi umbroh õunad õunu põõsas põõsad känd. kännu > aiajäätmed aiajäätme oksad lehed
aken. aknad akna. uksed plaadid plaat. telliskivi tellis betoon kivid villa. vill. soojustus puit. laudad lauajupp vann. kraanikauss valamu > ehitusjäätmed ehitusjäätme
vanametall vanaraud vanaraua rauakola metallikola metall raud. raua rauda vask messing roosteva > metall vanametall kokkuost
konteiner kont. mahuti > konteiner
rent. rendi rentida rentim laenut üürida > rent rendi rentida
telli tellim tellida tellin tellimus > telli tellida tellimi
mahutavus mahukam suurus maht. liitri mõõdud mõõt > suurus mõõdud
reform jäätmeref > jäätmereform
operaator konkurent vedaja vedajav > vedaja
töölin tööline rekajuht rooli. roolis juhiks värba amet. töökoh tööpak tööle karjäär autojuht vakants kandideeri > töö töökoht autojuht kandideeri
sõiduk auto. veok veoauto paberiauto pakendiauto bioauto prügiauto prügimasin > veoauto auto
käibemaks km. > käibemaks käibemaksu
pass. passi isikut isikutõe elukohat > dokument isikut
luba. load. dokument saatekiri registr õiend aruan tõend > luba dokument saatekiri
torm. tormi üleujut tuisk ilmasti ilm. > torm ilm
trahv karist leppetrahv > trahv
isikuandm andmed. privaats > andmed isikuandmed
kampaania pakkum soodust > hind
raha. kanda kandma kannan pangaülek > maksta maksm makse konto
puudub raskus makseraskus rahapuud maksevõime koonda ajata. ajatada ajatam hoiatuskir töötu. vähe. > maksegraafik võla maksmata
kindlust > kahju hüvita kindlust
pampers beebi lapse mähkm mähe. > mähkmed segaolme olmejäätmed
kuup. kuubik kuubi kantmeet > m3
tonn. tonni laadida kaal. kaalu mass. mahub > t. mass mahub tonni
bigbag bigbäg suurkott > big bag
kaste kastike kast. kasti > konteiner
toiduõli praeõli fritüür rasv. rasva > õli biojäätmed toidu
õli. õlid > õli ohtlikud
sigaret konid suitsukon > segaolme tuhk
akupank powerbank telefoniaku elektritõuk tõukeratas jalgratas > akud patareid elektroonika
multšer saepuru hakkpuit > aiajäätmed kompost
invaliid liikumis vanur eakas pensionä > käsitransport
kutse päring pakkum hinnapä > hinnapäring
koristus tänav. tänava harjam > hooldus puhastus
lärm müra. kärab > kellaaeg
kulleri kohale transport > kohale vedu
järele. järgi tagastad tagasta > vedu
kolisin kolimas > kolimine
lahutus lahku. nimi. nime. nimevahetus > muuta omani
juriidil eraisik > ettevõte
vanker autokoorem haagis haagise järelkäru käru. käruga > jäätmejaam kohale
isetoom tuua. toon. tooksin tuua > tooge kohale jäätmejaam
tõug. tõugud tõuke. vastne vastsed herila mesila vapsik sipelg prussak > puhas lõhn pesu rotid rott
vares varese kajak lind. linnud linde rebas rebane rebase kährik metsloom loomad > loomad rotid lõhuvad
biokast biotünn > biokonteiner konteiner
rollaator > käsitransport
saun. sauna kuur. kuuri korsten korstna abihoone kõrvalhoone küün. garaaž > lammut ehitusjäätmed ehitusjäätme
paisu paks. paksuks pundunud lekib lekkiv kuumen > paisunud akud
maksumäär maksuprots protsen > käibemaks käibemaksu
kõrvalmaj naabermaj jagada jagame poolita > ühine ühist naabri
kohust kohustu sunni keeldu > kohustuslik kohustus
võõras võõra võõrad > naaber vale
sööklaj kokandus praerasv praepann > toiduõli biojäätmed õli
külalismaj hotell hostel majutus kodumaj lasteaed lasteaia kool. kooli kirik. > ettevõte ettevõtte äriklien
kodanik välismaal elamisl sissekirj > lepingu leping
laiali pudene pudises > kahju teata
blokeer tõkest > ligipääs pääse
klaver pianiino kušett lastevank turvatool batuut suusad suusk. kelk. kohver tabur. riiul kapiuks sahtel sahtli > suurjäätmed suurjäätme mööbel
raadio kõlar kõrvaklap ruuter klaviatuur skanner ventilaat soojapuh boiler konditsion muruniidu trell. akutrell projektor kaamera > elektroonika elektriseade elektriseadme
lakibens tärpent atsetoon bensiin diisel küünelak tulemasin piduriv padrun > ohtlikud ohtlike
hambahar nuustik käsn küünal küünla pastak pliiats vihmavari cd. kassett tampoon žilett nätsu vatt. > segaolme olmejäätmed
pann. pannid pott. potid kastrul söögiriist > metall
laminaat parkett linoleum toru. torud radiaat tsement vineer tala. talad dušš. dušinurk > ehitusjäätmed ehitusjäätme
supp. riis. makaron kala. kalad juust. muna. munad banaan kartul. kartulid lill. lilled > biojäätmed biojäätme
käterät rätik voodipes tagi. jakk. jaki. pidžaama ujumisr trikoo sukad sukk. sandaal botas ketsid dressid patjad käekott rahakott rihm. rihma sokk. sokid teksad jope. mantel kaisuk > rõivad tekstiil
tuub. tuubid hambapast šampoon kapsel kapslid > pakend segapakend
sitap sitt. sitta pask. > fekaalivedu septik kogumiskaev fekaali
tulekahj põleng süttib süttis põlema põleb > süttib tuleoht akud
luku. lukustad lukust > värav võti lukk
pime. kurt. vaegn > ligipääsetavus ekraanilugeja
mobla mobiilt suitsuandu vinguandu andur. andurid nutikell pardel habemeaj epilaator lokitang saumikser mikser. blender kohvimas kohvimasin leivamas vahvlimas õhupuhast õhuniisut pistik. adapter mälupulk kõvaketas videomak mängukons playstat droon. navigaat valgusti lühter laelamp laualamp valguskett jõulutul õmblusmas mootorsaag ketassaag relakas survepesur veepump. rösteri soojapump külmakast elektrirat pardli > elektroonika elektriseade elektriseadme
termos kamm. kammid juuksehar juuksed mopp. mopi põrandalap nukk. nukud lego. legod plastiliin pusle. mänguas veinikork korgid tikud. kummikin kummik. kunstlill kondoom lutt. lutid niidid vatipad vatitik kipsside > segaolme olmejäätmed
nuga. noad. kahvel kahvlid lusik käärid naelad kruvid kruvi. haamer tööriist traat. traati aiavõrk plekk. pleki ahjurest metallvood jalgrattakett rattakett ketid ketid > metall
puhvet sektsioon kiik. kiige pesurest triikimisl voodikast diivanil kontoritool trenažö jooksulint jõusaali kardinapuu telk. telgi telke paat. kanuu surfilaud kattemad reformvood söögilaud > suurjäätmed suurjäätme mööbel
tinner peits. peitsi värvieemal parfüüm aerosool juukselak süütevedel propaan butaan akuvedel umbrohutõrje taimemür rotimür montaaživ epoksü mastiks torupuhast kloor. kloori petrool lambiõli rooste mürsk miin. pomm. pommi lõhkekeh raketid raketti saluut pürotehn > ohtlikud ohtlike kemikaal
toidujää köögijää söögijää lõunajää frit friti praad. sibul porgand kapsas kapsa pasta. puder putru kook. kooki tort. torti vorst küpsis. arbuus melon apelsin sidrun avokaado seened seeni herned oad. jogurt. salat. hallitan > biojäätmed biojäätme
heina hein. sammal kõrkja marjad pealsed võsa. võsast käbi. käbid okkad raiejä langetat rohi. rohtunud tuulemurd > aiajäätmed aiajäätme oksad lehed
keris kerise tapeet krohv pahtel segisti silikoon kahhel põrandakat äärekivi munakivi asfalt prussid sindel vihmaveer räästas liiprid ukseleht ukselengid katusekivi saepuruplaat > ehitusjäätmed ehitusjäätme
kleit pluus. särk. särgid müts. mütsid kindad sall. kampsun püksid seelik ülikond rinnahoi sussid tossud tosse. pintsak dress. > rõivad tekstiil
akvaarium terraarium karahvin pokaal kauss. kausid savinõu > klaas keraamika nõud
kviitung kinkepab reklaamleh postkaart papptald tšekk > paber papp kartong
ämber. ämbri kanister veepudel mullikile foolium krõps. limpsi mahlapud > pakend plast segapakend
rakendus äpp. äpi. äppi mobiilirak mobiiliäp > iseteenindus
kleebis kleeps > silt
insuliin süstal nõel. nõelad nõelu põletitor läbipõlen > ravimid ohtlikud lambid
õlikanist värvirull värvipints värviämb värvipang õlipudel õlitünn lahustipud mürgipud bensiinikan > ohtlikud ohtlike kemikaal
padjapüü tekikot pesukot püür. hommikumant vannilina köögiräti lapid lappe riidelap > rõivad tekstiil
esiklaas autoklaas tuuleklaas küljeklaas kineskoop > klaas ehitusjäätmed aknaklaas
jäätisepulk grillvarras söögipulk hambatikk kõrred kõrs. muffinivorm küpsetuspab sigaretip pulgakomm paberrätik paberräti > segaolme olmejäätmed
kauss. kausike plastkaus plastkarp toidukarp salatikarp jogurtipur topsid pakike ümbrispab > pakend plast segapakend
ühekordne ühekordse üksainus > lisatühjendus lisa
salvesta salvestat salvestis kaamerad > andmed isikuandmed
plasttool aiatool köögitool lamamistool rõdumööb aialaud köögilaud kohvilaud esikukap vannitoakap köögikap jalanõukap nurgakap narivoodi metallriiul klapptool klapplaud > suurjäätmed suurjäätme mööbel
nagi. garderoob jalutuskär võrkkiik päevavari aiavari purjelaud uisud rulluisud lumelaud veesuusa jooksumat piljard harmoonium akordion kitarr redel poksikot hantl trampol käimiskep golf bassein pink. pingi antiik vanavara vanakraam kraam. kraami risust pudipadi panipai kolikam pööning kelder keldri voodikar hällkorv mängumaja mänguköö > suurjäätmed suurjäätme mööbel
masin. masina masinat masinad aparaat aparaad keetja küpsetaja soojendaja soojendi soojendust puhur. puhuri trimmer lõikur lihvija sirgenda raseerija aurutaja kompressor generaator keevitus saag. sae. drell. drelli tahvelar tahvel. iphone samsung nokia pleier magnetof plaadimän fotoapa fotokas xbox digiboks antenn wifi modem. gps usb simkaar inverter massaaž diktofon inhalaat ledriba elektrikeris elektritek elektrikit köögikaal vannitoakaal äratuskell seinakell käekell õliradia elektriradia sügavkül külmkirst kliimase õhufrit mahlapress köögikomb fondüü suitsuahi pliidipl faks. alarm mänguaut > elektroonika elektriseade elektriseadme
tavott määre. määret elektrolüü roundup herbitsi tõrjevah sääsetõr laskemoon granaat püssiroh hapnikub gaas. gaasi. gaasipud majapidamisg immutus pleegit puidukait eemaldaja seebikivi peroksiid väävel. väävli happel akuhap masinaõ käigukastiõ transmiss hüdroõl õlilap õlised õline. superliim pigi. tõrv. sprei ilmuti halogeen luminest hõõglam ledpirn ledlamp > ohtlikud ohtlike kemikaal
pudipõl raseerim tuhatoos linnupuur puur. vildik kustukas joonlaud jalgpall korvpall prillid päikesepr teip. teibi maalritei rasedustes koroonates test. sall köis. nöör. pael. traks. traksid hambaork pildiraa hari. harja harjad barbi > segaolme olmejäätmed
tomat küüslau leiva kringel saiake pirukas piruka sült sink. singi kohupiim hapukoor vahukoor keefir mandariin viinamar mesi. mett jahu. tangu hernes herne söök. söögi õunasüda kurk. kurgi krõbin komm. kommi šokolaad hapuks riknen roisk > biojäätmed biojäätme
tüvi. tüve õunapuu elupuu kirsipuu laast kirss. kirsi ploom pilliroog aiasaad aiatöö aiamaa peenar peenra > aiajäätmed aiajäätme oksad
müürikiv fibo. plokk ploki voodrilau laudis siseuks välisuks uks. ukse ukseleng aknaraa liist. liistu sarika puitlaas vanapuit aialip lippaed unikivi kivi. kive kivisid malmrad küttekeh šamot segu. vundam lagi. lae. rõdu varikat mineraalv sindlid remontpra > ehitusjäätmed ehitusjäätme
pokaal hoidis > klaas keraamika
põleta põletan põletam > põletada põletan
kustuta kustutam kustutus
aerosoolpu lakipur värvipot luminestsentst kastoorõl kassirohi > ohtlikud ohtlike kemikaal
`;
