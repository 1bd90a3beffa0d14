/** English words of home and what the texts call them (thesaurus.ts tells how a line is read). */
export const englishThesaurus = `
bin bins dustbin wheelie wheely trashcan > container containers
trash garbage rubbish refuse junk litter > waste
tip tips dump dumps landfill > station stations
renovat refurb remodel demoli builder builders diy. rubble debris plaster > building construction
office offices branch branches > office offices
iban payee > iban account bank
fridge fridges freezer tv tvs television telly washing washer dishwasher dryer laptop computer monitor printer toaster kettle iron. oven cooker stove. microwave vacuum hoover hairdryer appliance gadget charger cable cables smartphone > electronic electrical
sofa sofas mattress couch furniture wardrobe bed beds table. tables chair chairs armchair carpet rug. dresser cupboard desk shelf shelves bookcase > bulky furniture
bulky > bulky furniture
battery batteries thermometer mercury paint paints solvent varnish glue. chemical bleach acid pesticid weedkiller antifreeze oil. extinguisher cylinder aerosol poison > hazardous batteries
bulb bulbs lightbulb lightbulbs lamp lamps fluorescent tube. tubes led. > lamp lamps bulb bulbs hazardous electrical
medicine medicines medication pill pills tablets drug drugs syringe needle. needles. pharmacy > medicin pharmac
asbest eternit > asbest
roof roofing roofs tar. felt > roof asbest bitumen felt
plasterboard gypsum drywall > plasterboard gypsum building
tire tires tyre tyres wheel wheels > tyre tyres
cesspit cesspool sewage sludge septic latrine outhouse sewer sewerage toilet > septic
xmas christmas > christmas
fir. spruce > tree christmas
cost costs fee fees rate rates tariff tariffs charge charges price prices pricing > price prices fee
expensive dearer cheaper cheap increase increased risen rise. rises raised hike > price prices
skip skips dumpster rolloff > container skip construction building
soil topsoil sand gravel > soil sand gravel
compost composting composter > compost
snow snowy ice icy slippery frozen gritting > snow ice
cottage summerhouse summer dacha cabin empty vacant unused uninhabited nobody unoccupied > exempt summer empty use
smell smells smelly stink stinks stinky stinking odour odor reek maggot maggots fly flies worm worms rat rats mouse mice vermin insects ants > smell smells clean rats
wash washed clean cleaning cleaned dirty hose > wash clean
broken broke break broke. crack cracked damaged damage smashed fix fixed repair hole faulty burst > broken damage damaged repair
lid lids hinge handle > lid broken
fence fences wall. gatepost scratched crashed knocked reversed hit compensation liable liability claim > damage compensat
stolen stole steal theft missing lost vanished disappeared burnt burned vandal > missing lost stolen
move moved moving movers relocate relocating relocation > move moving
sold sell selling sale > sold sell move
bought buy buying purchase > buy new
house houses home flat apartment property > home house property
died dead death deceased passed inherit inherited inheritance probate widow estate > owner ownership
owner owners ownership landowner > owner
tenant tenants tenancy landlord landlords lodger renter renting > tenant owner rent
association housing > association
neighbour neighbor neighbours neighbors share shared sharing joint jointly together two both split > share shared neighbour
company firm > business carrier
business businesses shop cafe restaurant > business
party parties wedding event events festival fair birthday barbecue > extra
holidays easter midsummer public > holidays public
holiday vacation away abroad travelling pause paused suspend suspended temporarily stop > cancel exempt pause skip
end ending terminate termination terminated quit leave leaving close > end
cancel cancelled cancellation > cancel
sign signing signup join joining start register > contract make join
contract agreement > contract
change changing changed switch swap replace alter amend different > change
opt exempt exemption exempted exclude waive > exempt exemption
collect collected collection collections pickup picked pick emptied emptying haul hauled removal remove taken > collect collection
deliver delivery bring brought > deliver delivery
missed miss skipped forgotten uncollected overlooked unserved > missed
taken > collected missed
partly half partially > missed
schedule timetable calendar day. date dates time times hour hours frequency often weekly fortnightly fortnight monthly > day schedule often
often frequently frequency seldom rarely less > often schedule
extra additional more overflow overflowing overfull full beside excess surplus leftover bags > extra beside
urgent express unscheduled > extra
gate gates barrier barriers code codes key keys keypad lock locked locks padlock remote intercom > gate barrier key
access narrow reach reached lane road turn turning blocked parked parking cars driveway width height squeeze > access truck reach
stairs steps drag carry carried far distance > carry
wasted > wasted
debt debts owe owed owing overdue arrears unpaid unpay late latepay interest reminder dunning bailiff bankrupt afford > debt late interest pay overdue
instalment instalments installment installments postpone defer > instalment payment debt
pay paying paid payment payments
settle > pay payment paid
cash card cards credit debit contactless > cash card
twice > twice two
overcharg refund refunded reimburse double mistake mistaken wrong incorrect error dispute disputed > wrong
bill bills billing billed invoice invoices statement receipt > bill invoice
email electronic einvoice standing > email invoice
password login logging account selfservice portal > log
complain complaint complaints rude impolite unhappy dissatisfied angry feedback swore unprofessional > complain complaint
apply application applications > apply application
report reporting notify inform > report
call phone telephone ring number hotline helpline line > call phone
emergency weekend night > closed emergency line
open opening closed > open opening hours
free freely gratis > free
station stations dropoff > station
dispose disposal disposing throw throwing thrown discard chuck put recycle recycling > throw dispose recycl
sort sorting separate separated separating > sort
food scraps leftovers kitchen peel peelings peels eggshell eggshells coffee teabag teabags bread meat bones fruit vegetable biowaste bio organic organics > bio food
compostable biodegradable caddy liner liners > lining bag bags bio
cardboard carton newspaper newspapers magazine magazines book books envelope envelopes pizza box boxes > paper cardboard
plastic plastics film polystyrene styrofoam yoghurt yogurt bottle bottles cans tin tins tetra foil packaging wrapping wrapper > packaging plastic
glass jar jars mirror mirrors window windows plate plates dish dishes mug mugs cup cups crockery porcelain china ceramic ceramics vase > glass dishes ceramic
deposit > deposit
clothes clothing shoes boots textile textiles fabric curtains bedding pillow pillows duvet rags > clothes textile
nappy nappies diaper diapers wipes tissues sanitary cat dog pet > mixed
ash ashes cinders embers charcoal soot > ash
hedge clippings leaf leaves grass lawn weeds prunings twigs shrub shrubs bush bushes garden apples stump stumps > garden leaves branches
brick bricks concrete tile tiles insulation wool. timber wood door doors sink bath > building
metal scrap steel copper > metal
hire rent renting rental lease > rent
order ordering booking > order
size sizes litre litres dimension dimensions bigger larger smaller small big > size smaller larger
reform > reform
carrier contractor haulier hauler > carrier
job jobs vacancy vacancies hiring career careers driver drivers driving > job jobs driver
truck trucks lorry lorries vehicle vehicles > truck
passport identity id. proof > document identity id.
permit permits licence license document documents paperwork certificate > permit document
storm flood flooding blizzard weather > storm weather
vat tax > vat
fine fines penalty penalties > fine penalty
gdpr privacy personal > personal data
afford broke. hardship unemployed struggling > debt instalment pay overdue
insur insurance insurer insurers > insur damage compensat
powerbank scooter ebike bike bicycle > batteries electrical
bulging swollen leaking > batteries hazardous
frying grease fat. cooking > oil food
outhouse privy manhole pump pumped pumping > septic
tonne tonnes ton tons weigh weight load loading > tonne weight
cubic cube > m3
bigbag > big bag
wallpaper > paper building
trailer > station bring
cigarette cigarettes > mixed ash
elderly disabled pensioner > carry
divorce surname rename > change owner
noise noisy loud early > time
past drove > missed
delete deletion erase gdpr > data personal erase delete
doors nextdoor > neighbour share
wasp wasps bee bees hornet hornets bug bugs pest pests cockroach cockroaches flea fleas > clean smell rats
seagull seagulls gull gulls crow crows bird birds fox foxes raccoon animal animals > rats bag bags
ripped torn tore rip. > broken bag bags
shed sheds barn sauna. garage outbuilding greenhouse chimney > demolition building construction
pullingdown pulldown pulleddown tearingdown teardown knockdown knockingdown > demolition building construction
wake wakes waking woken asleep sleep > noise early time
drag dragging frail weak wheelchair > carry
obliged obligation obligatory compulsory mandatory forced required > compulsory mandatory
swollen bloated > batteries swollen
liquid soup > bio food
percent percentage > vat
guesthouse hotel hotels hostel airbnb bnb kindergarten school schools church > business
citizen citizens citizenship foreigner immigrant expat newcomer residence > contract make
spilled spilt spill spillage scattered mess > damage report
blocking obstruct obstructed > access truck reach
piano pianos sideboard stool bench futon cot. crib pram. stroller pushchair buggy trampoline skis sled suitcase blinds ladder bookshelf > bulky furniture
blender mixer drill radio speaker speakers headphones router keyboard scanner fan. heater boiler mower lawnmower vape. projector camera console > electronic electrical
turpentine thinner petrol gasoline diesel kerosene lighter coolant ammunition > hazardous
sponge toothbrush razor candle candles pencil umbrella cd. dvd. cassette tampon tampons gum. cotton > mixed
pan. pans pot. pots cutlery > metal
laminate parquet linoleum lino. pipe pipes radiator cement plywood beam beams shower > building construction
soup rice pasta fish cheese egg eggs banana potato potatoes flower flowers fat. bacon > bio food
towel towels sheets blanket sock socks jeans coat jacket teddy > clothes textile
toothpaste shampoo crisp capsule capsules > packaging plastic
fire fires blaze > fire batteries
blind deaf > accessib reader
lockable latch > gate key lock
binmen binman dustmen dustman garbageman garbagemen collector crew > driver
swear swearing cursed cursing insult insulted shout shouted shouting yelled yelling abusive aggressive > complain rude
nicked pinched robbed thief thieves > missing lost
cheapest discount discounts concession rebate > price prices cheap
pensioner > price prices
letterbox mailbox ruts dent. dented bumper > damage damaged compensat
dog dogs puppy > dog yard
quarterly yearly annual annually halfyear > pay bill
windscreen windshield aquarium > glass window
motorbike motorcycle moped tractor > tyres
diabetes diabetic insulin lancet injection > hazardous medicin
bullet bullets grenade cartridges > ammunition hazardous
hoverboard detector fairylights > electronic electrical
mothball mothballs polish. dye. acetone perfume toner > hazardous
poo. poop. droppings > mixed
rotten mouldy moldy spoiled spoilt > bio food
binshed > container
divorced separated widowed spouse husband wife > owner change
heir heirs > owner ownership
knockedover tippedover felloff fellover > broken spilled
plough ploughed plow plowed unploughed slippery slope hill > snow ice access
excursion tour > visit open
concert market > event extra
flytipping > dumped
chewing wax. > mixed
sleepers > hazardous building
pavement > street
mobile mobiles cellphone cellphones > phone electrical electronic
pension benefits > pay debt
asphalt tarmac > building asphalt
sticker stickers > tag note
revolut paypal > pay payment bank
awful terrible horrible worst disappoint unacceptable > complain complaint
ironing clothesline > bulky furniture
dress dresses suit. shirt shirts trousers > clothes textile
hedgehog carcass roadkill > dead animal
sacks > bags
rotting mould. mold. > rotten bio food
straightener curling > electronic electrical
vitamin vitamins supplements > medicin hazardous
boulder boulders rocks > stone building soil
raspberr cuttings pruning > garden branches
`;
