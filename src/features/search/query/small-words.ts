/** Words of questions and small talk. They count only when a query has no other words: `kuidas ma saan`, `мне нужно`,
 * `what do I do with my`. */
import { splitWords } from '../format/words.ts';

export function isSmallWord(word: string): boolean {
  table ??= new Set(splitWords(text));
  return table.has(word);
}

/** Made when it is first asked: a page that loads this has no time for it. */
let table: ReadonlySet<string> | undefined;

const text = `
    ja ning voi või et kui kas kus kust kuhu kuidas mis mida mille millega millest milline missugune kumb miks millal mitu
    kes keda kelle kellele kellega sest aga ent kuid vaid ainult siis siin siit siia seal sealt sinna nii nagu veel juba
    ka ühe kõik kogu mõni on ei ole pole polnud ma me ta te nad see seda selle sellega need neid nende too tema teda
    minu mu mul mulle mind mina sinu su sul sulle sina sa meie meil meile teie teil teile endale enda oma ise
    teha teeb teen tegi tegema teeme saan saab saada saaks saate saame saama sain sai said pean peab peame peaks pidi tuleb
    tuleks tuli tulid võin võib võime võite võiks tohib tohin tohi tohtida tahan tahab tahaks tahame tahtsin taha soovin
    soovib sooviks soovime vaja vajan vajab vajame olen oled oleme olete olin oleks olla läks läheb lähen
    hakkab hakata jääb käib annab anda annan tea tean teada palun tere tervist aitäh abi aidake öelge küsimus ju vist äkki
    väga liiga natuke tegelikult praegu nüüd edasi kohe ikka jälle enne alati kunagi kuni minema välja hunnik terve veidi nõus mulle
    arvan leian vaatan saatma jaksa jõua jäi jäin otsin keegi kellegi küsin sooviksin kahjuks samuti teine sama ilma üle alla peale all eest kuidagi ära maha juurde pärast
    lähe läinud läksid käima enam üldse ometi siiski nagunii mingi mingit miskit lihtsalt kindlasti vahel tundub paluks palume järsku lihtsam kedagi juures kandi kandis
    и а но или что чтобы чтоб чем как какой какая какое какие каком где куда откуда когда почему зачем сколько кто кого
    кому на в во с со из за от до по к ко у о об обо при для без через после перед над под не ни нет ли же бы то ведь уже
    еще очень слишком так там тут здесь тоже также только лишь если мне меня мной мной я мы нас нам вы вас вам он она оно
    они его ее их ему ей им мой моя мое мои мою моего моей моих наш наша наше наши нашего нашу нашей свой своя свое свои
    свою своего своей себя себе это этот эта эти этого этой эту тот та те того той ту можно можете могу может можем мочь
    нужно нужен нужна нужны надо должен должна должны хочу хочет хотим хотел хотела хотелось есть был была было были быть
    будет будут буду делать сделать сделали делаем делает подскажите скажите пожалуйста здравствуйте привет спасибо
    вопрос помогите весь вся все всё всех один одна одно одну совсем вообще сам сама сами само чем кем чего туда сюда потом сейчас теперь остал осталось остались остался
    снова опять пока просто никто ничего нечего никак именно такой такая такое такие ваших нашем ими кусок куски этом этих этими поставить
    ребята люди блин короче вроде кажется наверное наверно собой оказалось обнаружил обнаружили обнаружила случилось
    получилось пытаюсь собираюсь собираемся планируем решили просьба интересует интересно подскажи скажи расскажите
    объясните девушка добрый вечер любой каждый каждая каждое
    a an the and or but of to in on at for from with without by into onto off out up about over as than then so too very
    just also still yet again if is are was were be been being am do does did done doing don doesn didn isn wasn aren
    won couldn shouldn wouldn haven hasn ll ve re s t m d i my mine me we our us you your yours it its he she his her him they them
    their what where when how why which who whose whom that this these those there here can cannot could may might
    must should shall will would have has had having not no yes want wants wanted need needs needed like
    please hello hi help get gets got getting go goes going went gone come comes came let lets know tell
    rid some any something someone somebody anything anyone thing things one ones because s only way now right loads lots lot bit every everything thank thanks already after before while when still really
    anyway maybe sure ok way currently today myself yourself own been another other via per next while ask asking wondering`;
