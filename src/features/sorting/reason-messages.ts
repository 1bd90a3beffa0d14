/** Why an object never belongs into a bin, as a part of a sentence. */
import type { Worded } from '#platform/languages/locale.ts';
import type { SortingReason } from './sorting.ts';

export const sortingReasonTexts: Readonly<Record<SortingReason, Worded>> = {
  greasy: { et: 'rasv rikub paberi', ru: 'жир портит бумагу', en: 'grease spoils the paper' },
  wet: { et: 'märg materjal läheb hallitama', ru: 'мокрое плесневеет', en: 'wet material goes mouldy' },
  food: {
    et: 'toidujäägid määrivad teised ära',
    ru: 'остатки еды пачкают остальное',
    en: 'food soils the rest',
  },
  liquid: { et: 'vedelik voolab välja', ru: 'жидкость вытечет', en: 'liquid leaks out' },
  coated: {
    et: 'kattekihti ei saa eraldada',
    ru: 'покрытие не отделить',
    en: 'the coating cannot be removed',
  },
  composite: {
    et: 'on tehtud eri materjalidest',
    ru: 'смесь разных материалов',
    en: 'it is made of different materials',
  },
  shortFibres: {
    et: 'kiud on uue paberi jaoks liiga lühikesed',
    ru: 'волокна слишком короткие для новой бумаги',
    en: 'its fibres are too short for new paper',
  },
  thermal: {
    et: 'termopaberis on kemikaale',
    ru: 'в термобумаге есть химикаты',
    en: 'thermal paper contains chemicals',
  },
  hygiene: {
    et: 'määrdunut ei saa ringlusse võtta',
    ru: 'загрязнённое не перерабатывают',
    en: 'soiled things cannot be recycled',
  },
  disease: { et: 'võib levitada haigusi', ru: 'опасность заражения', en: 'it may spread disease' },
  notPackaging: { et: 'see ei ole pakend', ru: 'это не упаковка', en: 'it is not packaging' },
  notSorted: {
    et: 'seda materjali pakendite seast välja ei sordita',
    ru: 'этот материал из упаковки не отбирают',
    en: 'this material is not sorted out of packaging',
  },
  heatResistant: {
    et: 'see klaas sulab teisel temperatuuril kui pudelid',
    ru: 'это стекло плавится не при той температуре, что бутылки',
    en: 'this glass melts at a different temperature from bottles',
  },
  ceramic: {
    et: 'keraamika ei sula koos pudeliklaasiga',
    ru: 'керамика не плавится вместе с бутылочным стеклом',
    en: 'ceramics do not melt with bottle glass',
  },
  plasticInBio: {
    et: 'plast rikub komposti',
    ru: 'пластик портит компост',
    en: 'plastic spoils the compost',
  },
  slowToRot: { et: 'laguneb liiga aeglaselt', ru: 'слишком долгое разложение', en: 'it rots too slowly' },
  spoilsCompost: { et: 'rikub komposti', ru: 'портит компост', en: 'it spoils the compost' },
  invasive: {
    et: 'võib edasi levida',
    ru: 'угроза распространения',
    en: 'it may spread',
  },
  hot: {
    et: 'hõõguv süsi süütab konteineri',
    ru: 'тлеющие угли подожгут контейнер',
    en: 'glowing embers set the bin on fire',
  },
  sharp: {
    et: 'terav serv vigastab töötajat',
    ru: 'острый край ранит работника',
    en: 'sharp edges injure workers',
  },
  heavy: {
    et: 'on konteineri ja auto jaoks liiga raske',
    ru: 'слишком тяжело для контейнера и машины',
    en: 'it is too heavy for the bin and the truck',
  },
  tooLarge: {
    et: 'ei mahu ja kiilub kinni',
    ru: 'слишком большой размер',
    en: 'it does not fit and gets stuck',
  },
  tangles: {
    et: 'kerib end sortimisliini ümber',
    ru: 'наматывается на сортировочную линию',
    en: 'it gets tangled in the sorting line',
  },
  dust: { et: 'tolmab sortimisel', ru: 'пыль при сортировке', en: 'it makes dust when sorted' },
  hazardous: {
    et: 'sisaldab ohtlikke aineid',
    ru: 'внутри опасные вещества',
    en: 'it contains dangerous substances',
  },
  unsafe: {
    et: 'võib kellelegi viga teha',
    ru: 'может кого-то ранить',
    en: 'it may hurt somebody',
  },
  asbestos: {
    et: 'asbestikiud kahjustavad kopse',
    ru: 'волокна асбеста вредят лёгким',
    en: 'asbestos fibres harm the lungs',
  },
  flammable: {
    et: 'võib süttida või plahvatada',
    ru: 'возможны пожар или взрыв',
    en: 'it may catch fire or explode',
  },
  pressure: {
    et: 'rõhu all võib plahvatada',
    ru: 'под давлением возможен взрыв',
    en: 'it may explode under pressure',
  },
  batteryFire: {
    et: 'muljutud aku süttib',
    ru: 'сдавленный аккумулятор загорается',
    en: 'a crushed battery catches fire',
  },
  electronics: {
    et: 'sees on väärtuslikke ja ohtlikke osi',
    ru: 'внутри ценные и опасные детали',
    en: 'it has valuable and dangerous parts',
  },
  medicine: {
    et: 'ravimijäägid jõuavad loodusesse',
    ru: 'остатки лекарств попадают в природу',
    en: 'medicine ends up in the environment',
  },
  deposit: { et: 'pandiraha jääb saamata', ru: 'залог не вернётся', en: 'you lose the deposit' },
  noDepositMark: {
    et: 'Eesti pandimärki ei ole',
    ru: 'нет эстонского знака залога',
    en: 'it has no Estonian deposit mark',
  },
  reusable: { et: 'seda saab veel kasutada', ru: 'этим ещё можно пользоваться', en: 'it can still be used' },
  recyclable: {
    et: 'läheb ringlusse',
    ru: 'это перерабатывают',
    en: 'it can be recycled',
  },
  ownPlace: {
    et: 'sellel on oma konteiner või koht',
    ru: 'для этого есть свой контейнер или место',
    en: 'it has a bin or place of its own',
  },
};
