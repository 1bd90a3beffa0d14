/** Which drawing an object has (silhouettes/*.svg): those that people ask for most have their own, and objects that look alike share
 * one. All others have the sign of their group. Drawings are no content: nothing that editors write has to know them. */

/** Objects by the drawing that shows them. */
export const drawnObjects = {
  // Food and kitchen
  apple: ['ounad-aiast', 'riknenud-puuvili'],
  'apple-core': ['ounasuda'],
  banana: ['banaanikoor'],
  bone: ['kondid', 'suur-kont'],
  bread: ['leib'],
  cheese: ['piimatooted'],
  'coffee-filter': ['kohvipuru', 'kohvifilter'],
  eggshell: ['munakoored'],
  'fish-bones': ['kalajaagid'],
  leftovers: ['toidujaagid', 'puder-ja-makaronid'],
  meat: ['liha-ja-kala'],
  'oil-bottle': ['toiduoli'],
  'tea-bag': ['teekott', 'piramiidteepakk'],
  // Packaging
  'bin-bag': ['prugikott'],
  'bottle-cap': ['kork'],
  canister: ['kutusekanister', 'bensiin', 'plastkanister'],
  'carrier-bag': ['kilekott'],
  carton: ['piimapakk', 'mahlapakk'],
  'cleaner-bottle': ['puhastusvahend', 'puhastusvahendi-pudel'],
  'coffee-capsule': ['kohvikapsel'],
  'coffee-cup': ['kohvitops'],
  'crisp-packet': ['krops-pakk'],
  'egg-box': ['munakarp', 'munakarp-plast'],
  'flower-pot': ['lillepott-plast', 'lillepott-savi', 'istikupott'],
  'meat-tray': ['lihakarp'],
  'plastic-bottle': ['plastpudel-pandita', 'pandipudel', 'muljutud-taara'],
  styrofoam: ['vahtplast', 'ehitusvahtplast'],
  'takeaway-box': ['nuudlikarp', 'kaasamuugikarp'],
  'yoghurt-pot': ['jogurtitops'],
  // Paper
  book: ['raamat', 'kovakaaneline-raamat'],
  'cardboard-box': ['pappkast', 'kingakarp'],
  'cardboard-tube': ['wc-paberi-rull', 'papptoru'],
  envelope: ['umbrik', 'mulliumbrik'],
  gift: ['kinkepaber', 'kinkekott'],
  'kitchen-roll': ['majapidamispaber'],
  newspaper: ['ajaleht', 'reklaamleht'],
  'paper-bag': ['paberkott', 'saiakott'],
  'pizza-box': ['pitsakarp'],
  receipt: ['kassatsekk'],
  // Metal and glass
  'drink-can': ['joogipurk-pandiga', 'valismaa-pudel'],
  'drinking-glass': ['joogiklaas', 'kristall'],
  foil: ['foolium'],
  jar: ['klaaspurk', 'beebitoidupurk', 'kolmeliitrine-purk'],
  scrap: ['vanametall'],
  shards: ['klaaskild'],
  'spray-can': ['aerosoolpurk', 'aerosoolvarv', 'juukselakk', 'spreideodorant', 'raseerimisvaht'],
  tin: ['konservikarp', 'loomatoidu-konserv'],
  'wine-bottle': ['veinipudel', 'ollepudel', 'viinapudel', 'olipudel-klaas'],
  // Electronics
  battery: ['patarei', 'laetav-patarei'],
  bulb: ['led-pirn', 'hoogpirn', 'halogeenpirn', 'autopirn'],
  'button-cell': ['nooppatarei'],
  cable: ['juhe', 'pikendusjuhe'],
  'car-battery': ['autoaku'],
  cd: ['cd-plaat', 'vinuulplaat'],
  charger: ['laadija'],
  'fairy-lights': ['valguskett'],
  headphones: ['korvaklapid'],
  keyboard: ['klaviatuur'],
  laptop: ['sulearvuti'],
  monitor: ['monitor', 'lauaarvuti'],
  phone: ['telefon', 'tahvelarvuti'],
  printer: ['printer'],
  remote: ['pult'],
  scooter: ['elektritoukeratas', 'toukeratas'],
  'table-lamp': ['laualamp'],
  'tube-lamp': ['paevavalguslamp'],
  vape: ['e-sigaret'],
  watch: ['kaekell', 'nutikell'],
  // Appliances
  'coffee-machine': ['kohvimasin'],
  cooker: ['elektripliit', 'gaasipliit'],
  drill: ['akutrell', 'elektritooriist'],
  fan: ['ventilaator'],
  fridge: ['kulmkapp', 'sugavkulmik'],
  hairdryer: ['foon'],
  iron: ['triikraud'],
  kettle: ['veekeetja'],
  lawnmower: ['bensiiniseade', 'elektriniiduk'],
  microwave: ['mikrolaineahi'],
  radiator: ['elektriradiaator', 'metalltoru'],
  toaster: ['roster'],
  tv: ['teler'],
  vacuum: ['tolmuimeja'],
  'washing-machine': ['pesumasin'],
  // Furniture and leisure
  armchair: ['tugitool'],
  'baby-seat': ['turvatool'],
  ball: ['pall'],
  bed: ['voodi'],
  bicycle: ['jalgratas', 'elektrijalgratas'],
  carpet: ['vaip'],
  chair: ['tool'],
  mattress: ['madrats'],
  'office-chair': ['kontoritool'],
  'picture-frame': ['pildiraam'],
  pram: ['lapsevanker'],
  skis: ['suusad'],
  sofa: ['diivan'],
  table: ['laud'],
  'toy-brick': ['plastmanguasi'],
  wardrobe: ['kapp'],
  // Garden and pets
  ash: ['tuhk', 'grillsusi'],
  branches: ['oksad', 'hekiloikmed'],
  'cat-litter': ['kassiliiv'],
  'dog-poo': ['koerakakakott'],
  grass: ['muru'],
  hogweed: ['karuputk'],
  leaves: ['lehed'],
  plant: ['toataim', 'maitsetaim-potis'],
  spade: ['aiatooriist'],
  stones: ['kivid', 'kerisekivid'],
  stump: ['kand', 'puutuvi'],
  'watering-can': ['kastekann'],
  // Hazardous
  cartridge: ['padrun'],
  'fire-extinguisher': ['tulekustuti'],
  firework: ['ilutulestik', 'kasutatud-rakett'],
  'gas-cylinder': ['gaasiballoon'],
  lighter: ['valgumihkel'],
  'oil-can': ['vanaoli', 'olikanister'],
  'paint-brush': ['pintsel'],
  'paint-can': ['varv', 'kuivanud-varv', 'lakk', 'puidukaitse'],
  thermometer: ['elavhobekraadiklaas', 'digikraadiklaas', 'aknakraadiklaas'],
  // Household
  candle: ['kuunal', 'tordikuunal'],
  cigarette: ['sigaretikoni'],
  cutlery: ['soogiriistad', 'uhekordne-nou'],
  hanger: ['riidepuu', 'riidepuu-metall'],
  key: ['voti'],
  mirror: ['peegel'],
  mug: ['kruus'],
  pan: ['pann'],
  plate: ['taldrik'],
  pot: ['pott'],
  sponge: ['noudekasn'],
  // Hygiene and medicines
  'cotton-bud': ['vatitikk'],
  glasses: ['prillid'],
  lipstick: ['huulepulk'],
  mask: ['mask'],
  'medicine-bottle': ['kohasiirup', 'jood', 'rohupudel'],
  'nail-polish': ['kuunelakk'],
  nappy: ['mahe'],
  pills: ['ravimid', 'tabletiblister'],
  plaster: ['plaaster'],
  'pump-bottle': ['sampoonipudel', 'vedelseebipudel'],
  razor: ['uhekordne-raseerija'],
  'sanitary-pad': ['hugieeniside'],
  soap: ['seebitukk'],
  syringe: ['sustlanoel'],
  toothbrush: ['hambahari', 'elektrihambahari'],
  toothpaste: ['hambapastatuub', 'salvituub', 'metalltuub'],
  wipes: ['niiske-salvratt'],
  // Seasons and school
  balloon: ['ohupall'],
  bauble: ['jouluehe'],
  'christmas-tree': ['joulukuusk', 'kunstkuusk'],
  pencil: ['pliiats'],
  pumpkin: ['korvits'],
  wreath: ['advendiparg'],
  // Clothes and textiles
  bedding: ['voodipesu', 'ratik', 'tekk', 'pleed'],
  handbag: ['kaekott'],
  jacket: ['jope'],
  jeans: ['teksad'],
  pillow: ['padi'],
  shirt: ['vanad-riided', 'katkised-riided', 'hallitanud-riided'],
  shoe: ['jalanoud', 'katkised-jalanoud', 'vilkuvad-jalatsid'],
  sock: ['sokk'],
  suitcase: ['kohver'],
  teddy: ['pehme-manguasi'],
  umbrella: ['vihmavari'],
  wellington: ['kummikud'],
  'woolly-hat': ['labakindad'],
  // Vehicles
  boat: ['paat'],
  car: ['vana-auto'],
  hammer: ['tooriistad'],
  tyre: ['autorehv', 'rehv-veljega', 'traktorirehv'],
  // Building
  bathtub: ['vann'],
  brick: ['tellis'],
  'cement-sack': ['segu-kotijaak', 'tsemendikott'],
  door: ['uks'],
  eternit: ['eterniit'],
  insulation: ['kivivill'],
  rubble: ['ehitusprugi'],
  tap: ['segisti'],
  tiles: ['keraamiline-plaat'],
  timber: ['laud-puit', 'varvitud-puit', 'immutatud-puit'],
  toilet: ['wc-pott', 'wc-iste'],
  wallpaper: ['tapeet'],
  washbasin: ['valamu'],
  window: ['aken'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Groups of the shipped content with a sign. */
export const signedGroups = [
  'food',
  'packaging',
  'paper',
  'metal-glass',
  'electronics',
  'appliances',
  'furniture',
  'garden',
  'hazardous',
  'household',
  'hygiene',
  'seasonal',
  'textile',
  'vehicles',
  'building',
] as const;

/** Editors may make a group that has no sign. */
const otherSign = 'group-other';

type Drawing = keyof typeof drawnObjects;

export type Silhouette = Drawing | `group-${(typeof signedGroups)[number]}` | typeof otherSign;

const drawings = Object.keys(drawnObjects) as readonly Drawing[];

/** All drawings. */
export const silhouettes: readonly Silhouette[] = [
  ...drawings,
  ...signedGroups.map((group) => `group-${group}` as const),
  otherSign,
];

const drawingOf: ReadonlyMap<string, Drawing> = new Map(
  drawings.flatMap((drawing) => drawnObjects[drawing].map((id) => [id, drawing] as const)),
);

/** The drawing of an object. */
export function silhouetteOf({ id, group }: { readonly id: string; readonly group: string }): Silhouette {
  const sign = signedGroups.find((signed) => signed === group);
  return drawingOf.get(id) ?? (sign === undefined ? otherSign : `group-${sign}`);
}

/** One file of all drawings, for lists: `#banana` is one of them. */
export const silhouettesAddress = '/icons/silhouettes.svg';
