/** What packages are named for. `kommikarp`, `коробка конфет` and `chocolate box` are one kind of thing with as many names as there are
 * sweets: an object's names say `{sweet}karp`, and each word of that kind makes a name of its own. The words stand as they do in such
 * names: in Estonian before the package, in Russian in the genitive. */
import type { Worded } from '#platform/languages/locale.ts';

export const contents: Readonly<Record<string, Worded>> = {
  /** Sold in a box of cardboard. */
  sweet: {
    et: 'kommi, šokolaadi, küpsise, biskviidi, vahvli, pralinee, marmelaadi, zefiiri, piparkoogi, martsipani, trühvli, pulgakommi, dražee',
    ru: 'конфет, шоколада, печенья, вафель, пряников, зефира, мармелада, пастилы, халвы, пирожных',
    en: 'chocolate, chocolates, sweet, sweets, candy, biscuit, biscuits, cookie, cookies, cracker, crackers, wafer, gingerbread, marzipan, praline',
  },
  /** Dry, kept for long. */
  dry: {
    et: 'makaroni, pasta, spageti, kiirnuudli, riisi, tatra, kaerahelbe, pudruhelbe, manna, herne, oa, läätse, kruubi, tangu, kuskussi, kinoa, müsli, helbe, kakao, puljongi, paneerimisjahu, riivsaia, rosina, päevalilleseemne, pähkli, kuivainete, kaerahelveste, hommikusöögi, piparmünditee, rohelise tee, musta tee, taimetee, puuviljatee, tarretise, kisselli',
    ru: 'макарон, макаронов, спагетти, лапши, вермишели, риса, гречки, гречневой крупы, крупы, круп, манки, пшена, перловки, гороха, фасоли, чечевицы, кускуса, мюсли, хлопьев, овсянки, овсяных хлопьев, геркулеса, какао, чайных пакетиков, киселя, бульонных кубиков, изюма, орехов, семечек, сухофруктов, корнфлекса, доширака, лапши быстрого приготовления, сухарей',
    en: 'pasta, macaroni, spaghetti, instant noodle, rice, buckwheat, couscous, quinoa, lentil, lentils, dried bean, oat, oats, porridge, porridge oats, muesli, granola, cornflakes, cereals, cocoa, stock cube, raisin, raisins, nuts, seeds, dried fruit, semolina, jelly',
  },
  /** Sold in bags, of film or paper. */
  bagged: {
    et: 'pelmeeni, frikadelli, viineri, vorsti, singi, peekoni, juustu, suitsujuustu, liha, suitsuliha, kanafilee, kana, kala, lõhe, suitsukala, verivorsti, kapsa, salati, spinati, porgandi, kartuli, sibula, marja, köögivilja, juurvilja, friikartuli, tortilla, tofu, piruka, saiakese, sushi, kohupiima, pärmi, taina, lehttaina, toidu, kassitoidu, koeratoidu, linnutoidu, kalatoidu, maiuse, kassimaiuse, koeramaiuse, näkileiva, sepiku, leiva, saia, ketšupi, majoneesi',
    ru: 'пельменей, вареников, котлет, сосисок, сарделек, колбасы, ветчины, бекона, сыра, мяса, фарша, курицы, куриного филе, рыбы, лосося, сёмги, овощей, замороженных овощей, картошки, картофеля, моркови, лука, капусты, салата, ягод, замороженных ягод, картошки фри, теста, слоёного теста, творога, хлеба, булки, батона, лаваша, сухарей, сухариков, чипсов, корма, кошачьего корма, собачьего корма, лакомства, крабовых палочек',
    en: 'dumpling, dumplings, sausage, sausages, ham, bacon, salami, cheese, meat, chicken, fish, salmon, smoked salmon, frozen vegetables, frozen peas, frozen berries, vegetable, carrot, carrots, lettuce, spinach, oven chips, tortilla, wrap, bread, bagel, crisps, popcorn, pretzel, dog food, cat treat, dog treat, tofu',
  },
  /** Sold in a tray or a tub of plastic. */
  tub: {
    et: 'hakkliha, liha, kanaliha, kala, lõhe, salati, kartulisalati, rosolje, marja, maasika, tomati, viinamarja, seene, šampinjoni, juustu, määrdejuustu, toorjuustu, feta, kodujuustu, kohupiima, hummuse, pasteedi, marja, tordi, koogi, heeringa, kilu, räime, silgu, valmistoidu, supi, grillvorsti, oliivi, hapukapsa',
    ru: 'салата, селёдки, сельди, творога, сыра, плавленого сыра, ягод, клубники, малины, помидоров, винограда, грибов, торта, паштета, хумуса, фарша, мяса, рыбы, курицы, корейской моркови, квашеной капусты, капусты, майонеза, мороженого, икры',
    en: 'salad, coleslaw, hummus, pate, berry, berries, strawberry, strawberries, raspberry, blueberry, tomato, grape, grapes, mushroom, mince, meat, chicken, fish, herring, sushi, cottage cheese, cream cheese, soft cheese, feta, potato salad, mayonnaise, mayo, margarine, butter, olive',
  },
  /** Eaten from a pot with a lid of foil. */
  dairy: {
    et: 'jogurti, hapukoore, kohupiima, kohupiimakreemi, pudingu, kreemi, kodujuustu, vahukoore, majoneesi, keefiri, kaerajogurti, jugurti, kisselli, dipi, hummuse, tarretise, riisipudru, moosi, mee, margariini, või',
    ru: 'йогурта, сметаны, творога, творожка, пудинга, сливок, ряженки, простокваши, майонеза, крема, десерта, желе, масла, маргарина',
    en: 'yoghurt, yogurt, sour cream, cream, creme fraiche, pudding, custard, dessert, cottage cheese, skyr, quark, dip, rice pudding, jelly',
  },
  milk: {
    et: 'piima, koore, kohvikoore, vahukoore, keefiri, hapupiima, kakao, kaerapiima, kaerajoogi, mandlipiima, sojapiima, laktoosivaba piima, jogurtijoogi, joogijogurti, Alma piima, Tere piima, Farmi piima',
    ru: 'молока, сливок, кефира, ряженки, овсяного молока, миндального молока, соевого молока, питьевого йогурта',
    en: 'milk, cream, oat milk, soy milk, soya milk, almond milk, buttermilk, kefir, chocolate milk, oat drink',
  },
  /** Kept in a jar of glass. */
  preserve: {
    et: 'moosi, maasikamoosi, vaarikamoosi, kompoti, keedise, mee, kurgi, hapukurgi, marineeritud kurgi, hoidise, peedi, seene, kõrvitsa, oliivi, kapri, pesto, sinepi, mädarõika, adžika, tomatikastme, pastakastme, kastme, salsa, lecho, letšo, punapeedi, džemmi, lahustuva kohvi',
    ru: 'варенья, джема, компота, мёда, огурцов, солёных огурцов, маринованных огурцов, огурчиков, помидоров, грибов, маринованных грибов, свёклы, аджики, хрена, горчицы, лечо, оливок, маслин, каперсов, соленья, солений, песто, томатной пасты, растворимого кофе, баклажанной икры, кабачковой икры',
    en: 'jam, marmalade, honey, pickle, pickles, pickled, gherkin, gherkins, cucumber, beetroot, chutney, olive, olives, capers, pesto, mustard, horseradish, pasta sauce, tomato sauce, salsa, curry sauce, sauerkraut, peanut butter, Nutella, mint sauce, instant coffee, lemon curd',
  },
  /** Kept in a tin. */
  tinned: {
    et: 'herne, oa, maisi, ananassi, virsiku, kondenspiima, tomati, purustatud tomati, liha, tuunikala, sardiini, makrelli, sproti, kookospiima, supi, hautise, kassitoidu, koeratoidu',
    ru: 'горошка, зелёного горошка, кукурузы, фасоли, тушёнки, сгущёнки, сгущённого молока, ананасов, персиков, тунца, сардин, скумбрии, сайры, шпрот, килек, кильки, кокосового молока, печени трески, лосося, рыбных консервов',
    en: 'pea, peas, bean, beans, baked beans, sweetcorn, corn, tomato, tomatoes, chopped tomatoes, pineapple, peach, peaches, tuna, sardine, sardines, mackerel, herring, salmon, sprat, sprats, soup, coconut milk, condensed milk, spam, stew, chickpea, chickpeas, cat food, dog food, pet food',
  },
  /** With a deposit, in bottles and cans. */
  drink: {
    et: 'mahla, mahlajoogi, morsi, limonaadi, kali, kalja, vee, joogivee, mineraalvee, mullivee, karastusjoogi, energiajoogi, spordijoogi, toniku, jäätee, koola, Coca-Cola, Fanta, Sprite, Pepsi, Red Bulli, Red Bull, Monsteri, Battery, Dynami, Aura, Värska, Kelluke, Kellukese, Borjomi, Vichy, õlle, Saku, Saku õlle, A. Le Coqi, A. Le Coqi õlle, siidri, kokteili, džinni kokteili, Heinekeni, Somersby, alkovaba õlle, vitamiinivee, Cola, koka, kokakoola, energiajook, Monster, Batteri, A Le Coq, A. Le Coq, longero, long drink, gini, Hartwall, Hartwalli, Breezeri, limpsi',
    ru: 'сока, морса, лимонада, кваса, воды, минералки, минеральной воды, газировки, колы, кока-колы, пепси, фанты, спрайта, тоника, энергетика, ред булл, ред булла, монстра, монстера, адреналина, энергетического напитка, швепса, холодного чая, пива, пивная, сидра, коктейля, джин-тоника, Саку, Боржоми, Вярска, безалкогольного пива, лонгеро',
    en: 'juice, orange juice, lemonade, water, mineral water, sparkling water, fizzy drink, soft drink, pop, cola, Coke, Coca-Cola, Pepsi, Fanta, Sprite, 7up, Red Bull, Monster, energy drink, iced tea, tonic, tonic water, ginger ale, beer, lager, cider, Saku, Heineken, gin and tonic, Evian, Borjomi, Lucozade',
  },
  /** Of plastic, without a deposit. */
  sauce: {
    et: 'ketšupi, majoneesi, sinepi, kastme, salatikastme, tšillikastme, BBQ kastme, siirupi, vahtrasiirupi, mee',
    ru: 'кетчупа, майонеза, горчицы, соуса, сиропа, кленового сиропа',
    en: 'ketchup, mayonnaise, mayo, mustard, BBQ sauce, brown sauce, chilli sauce, salad dressing, maple syrup, syrup, chocolate sauce',
  },
  oil: {
    et: 'rapsiõli, päevalilleõli, praeõli, küpsetusõli, äädika, sidrunimahla',
    ru: 'подсолнечного масла, оливкового масла, растительного масла, рапсового масла, масла, уксуса, лимонного сока',
    en: 'sunflower oil, rapeseed oil, vegetable oil, vinegar, lemon juice',
  },
  /** Of body and hair. */
  toiletry: {
    et: 'šampooni, palsami, juuksepalsami, dušigeeli, vannivahu, kehakreemi, ihupiima, kehapiima, näovee, meigieemaldaja, intiimpesugeeli, vedelseebi, seebi, massaažiõli, beebiõli, losjooni, juukseõli, misellaarvee, Dove, Nivea',
    ru: 'шампуня, детского шампуня, мыла, масла для тела, бальзама, бальзама для волос, кондиционера, кондиционера для волос, геля для душа, пены для ванны, жидкого мыла, лосьона, тоника для лица, молочка, средства для умывания, мицеллярной воды',
    en: 'shampoo, conditioner, shower gel, bubble bath, body wash, body lotion, lotion, hand soap, hand wash, liquid soap, baby oil, micellar water, make-up remover, face wash',
  },
  detergent: {
    et: 'nõudepesuvahendi, pesuvahendi, pesugeeli, pehmendaja, pesuloputusvahendi, loputusvahendi, puhastusvahendi, aknapesuvahendi, põrandapesuvahendi, Fairy, Domestose, Cifi, Cilliti, Ajaxi, Vanishi, Mayeri',
    ru: 'моющего средства, средства для мытья посуды, средства для посуды, чистящего средства, средства для окон, кондиционера для белья, ополаскивателя, геля для стирки, жидкого порошка, фейри, доместоса, ваниша',
    en: 'washing-up liquid, dish soap, fabric softener, fabric conditioner, laundry liquid, detergent, window cleaner, bathroom cleaner, floor cleaner, Fairy, Fairy Liquid, Domestos, Vanish, Cif, Flash, Comfort',
  },
  /** Its peel is thrown away. */
  fruit: {
    et: 'apelsini, mandariini, sidruni, laimi, greibi, mango, kiivi, ananassi, granaatõuna, pomelo, avokaado, õuna, pirni, ploomi, virsiku',
    ru: 'апельсина, апельсинов, мандарина, мандаринов, лимона, грейпфрута, манго, киви, ананаса, граната, авокадо, яблока, яблок, груши, помело, апельсиновая, мандариновая, лимонная, яблочная',
    en: 'orange, satsuma, mandarin, clementine, tangerine, lemon, lime, grapefruit, mango, kiwi, pineapple, pomegranate, avocado, apple, pear, pomelo',
  },
  vegetable: {
    et: 'kartuli, porgandi, peedi, kaalika, kurgi, tomati, kapsa, sibula, küüslaugu, kõrvitsa, suvikõrvitsa, baklažaani, köögivilja, juurvilja, redise, selleri',
    ru: 'картошки, картофеля, моркови, морковки, свёклы, огурца, огурцов, кабачка, тыквы, баклажана, репы, редьки, овощей, овощная, морковная, картофельная, свекольная',
    en: 'potato, carrot, beetroot, turnip, swede, cucumber, pumpkin, squash, parsnip, vegetable, veg, aubergine, courgette, ginger',
  },
  /** What is left of it is food waste. */
  dish: {
    et: 'pudru, supi, makaroni, riisi, kartuli, kartulipudru, salati, praekartuli, liha, vorsti, kala, kana, juustu, leiva, saia, tordi, koogi, pitsa, pasta, kastme, moosi, köögivilja, omleti, munaroa, pannkoogi, piruka, toidu, lõuna, õhtusöögi, hommikusöögi, burgeri, kebabi, sushi, küpsise, hapukapsa, verivorsti, rosolje, sealiha, taina',
    ru: 'каши, супа, борща, макарон, риса, гречки, картошки, пюре, салата, оливье, мяса, колбасы, рыбы, курицы, сыра, хлеба, булки, торта, пирога, пирожного, пиццы, соуса, варенья, овощей, омлета, яичницы, блинов, еды, обеда, ужина, завтрака, бургера, кебаба, суши, печенья, плова, шашлыка, холодца, винегрета, котлет, теста',
    en: 'porridge, soup, pasta, rice, potato, potatoes, mashed potato, salad, meat, sausage, fish, chicken, cheese, bread, cake, pie, pizza, sauce, gravy, jam, vegetables, veg, omelette, pancake, food, lunch, dinner, supper, breakfast, burger, kebab, sushi, takeaway, curry, stew, turkey, roast, spaghetti, dough',
  },
  /** Its package is as dangerous as what was in it. */
  chemical: {
    et: 'laki, lahusti, atsetooni, tärpentini, bensiini, petrooleumi, diisli, mürgi, rotimürgi, putukamürgi, umbrohumürgi, taimemürgi, väetise, happe, akuhappe, kloori, liimi, antifriisi, tosooli, jahutusvedeliku, pidurivedeliku, klaasipesuvedeliku, mootoriõli, õlivärvi, aerosoolvärvi, immutusvahendi, puidukaitse, peitsi, kemikaali, seebikivi, torusiili, lakibensiini',
    ru: 'лака, растворителя, ацетона, скипидара, уайт-спирита, бензина, керосина, солярки, яда, крысиного яда, отравы, дихлофоса, гербицида, раундапа, удобрений, удобрения, кислоты, хлорки, клея, антифриза, тосола, тормозной жидкости, омывайки, моторного масла, машинного масла, пропитки, морилки, химии, химиката, крота',
    en: 'varnish, thinner, white spirit, acetone, turpentine, petrol, diesel, paraffin, poison, rat poison, insecticide, fly spray, weedkiller, pesticide, fertiliser, acid, battery acid, chlorine, glue, superglue, antifreeze, brake fluid, coolant, screenwash, wood preservative, wood stain, creosote, chemical, drain cleaner, caustic soda',
  },
};
