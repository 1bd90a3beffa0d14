/** Words that say nothing about where a thing goes: how old or broken it is, its colour and size, whose it is. A green sofa goes
 * where a sofa goes. What may decide (greasy, empty, of glass) is not among them. */
import { languages, type Locale, type Stemmer } from '#platform/languages/locale.ts';
import { splitWords } from '../format/words.ts';

/** @param word Folded. */
export function isPlainWord(word: string, locale: Locale): boolean {
  const known = tables.get(locale) ?? new Set(splitWords(texts[languages[locale].stemmer]));
  tables.set(locale, known);
  return known.has(word);
}

/** Made when they are first asked. */
const tables = new Map<Locale, ReadonlySet<string>>();

const texts: Readonly<Record<Stemmer, string>> = {
  none: '',
  estonian: `
    vana vanad vanu vanast vanade vanasid vana-aegne katkine katkised katkise katkist katkisi katki purunenud lõhkine lõhkised rebenenud
    kulunud kulunute roostes roostetanud mädanenud hallitanud hallitav riknenud aegunud kõrbenud kuivanud seisnud purustatud
    uus uued uue uusi kasutatud kasutu kasutamata suur suured suure suuri väike väikesed väikese väikeseid pisike pisikesed pisi
    lai pikk pikad lühike õhuke paks ümmargune ilus kole odav kallis tavaline tavalised lihtne koduse kodune
    punane punased punase sinine sinised sinise roheline rohelised rohelise kollane kollased kollase must mustad musta valge valged valge
    hall hallid halli pruun pruunid pruuni roosa roosad lilla lillad oranž värviline värvilised värvilise kirju tume hele
    isa ema vanaema vanaisa lapse laste poisi tüdruku naiste meeste`,
  russian: `
    старый старая старое старые старых старую старого старой разбитый разбитая разбитое разбитые битый битая битое битые
    рваный рваная рваное рваные порванный порванная порванные дырявый дырявая дырявые сломанный сломанная ржавый ржавая ржавые
    гнилой гнилая гнилое гнилые тухлый тухлая тухлое тухлые испорченный испорченная испорченное испорченные протухший протухшая протухшее
    прокисший прокисшая прокисшее скисший скисшее засохший засохшая засохшее засохшие подгоревший подгоревшая подгоревшее
    просроченный просроченная просроченное просроченные заплесневелый заплесневевший
    новый новая новое новые ненужный ненужная ненужное ненужные использованный использованная использованное использованные
    большой большая большое большие маленький маленькая маленькое маленькие мелкий мелкие длинный длинная короткий
    красный красная красное красные синий синяя синее синие зеленый зеленая зеленое зеленые желтый желтая желтое желтые
    черный черная черное черные белый белая белое белые серый серая серое серые коричневый коричневая коричневое коричневые
    розовый розовая розовое розовые голубой голубая голубое голубые фиолетовый оранжевый цветной цветная цветные
    мамин мамина папин бабушкин бабушкина дедушкин детский детская детское детские женский женские мужской мужские обычный обычная обычные`,
  english: `
    old older broken ripped torn cracked worn rusty damaged faulty used unused unwanted spare leftover new antique vintage
    rotten rotting mouldy moldy burnt burned expired stale spoiled spoilt
    big large huge small little tiny long short thin thick round nice ugly cheap ordinary plain normal usual odd single
    red blue green yellow black white grey gray brown pink purple orange coloured colored colourful
    mum mums dad dads granny grandma grandpa kid kids child childs childrens baby babys men mens women womens boy boys girl girls`,
};
