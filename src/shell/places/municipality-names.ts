/** Names of the municipalities of Estonia without their type, for code that has no content at hand. */
const names: ReadonlySet<string> = new Set(
  'alutaguse anija antsla elva haapsalu haljala harku hiiumaa häädemeeste järva jõelähtme jõgeva jõhvi kadrina kambja kanepi kastre kehtna keila kihnu kiili kohila kohtla-järve kose kuusalu loksa luunja lääne-harju lääne-nigula lääneranna lüganuse maardu muhu mulgi mustvee märjamaa narva narva-jõesuu nõo otepää paide peipsiääre pärnu põhja-pärnumaa põhja-sakala põltsamaa põlva raasiku rae rakvere rapla ruhnu räpina rõuge saarde saaremaa saku saue setomaa sillamäe tallinn tapa tartu tori tõrva türi valga viimsi viljandi vinni viru-nigula vormsi väike-maarja võru'.split(
    ' ',
  ),
);

/** Whether a word is such a name, in whatever case. */
export const isMunicipalityName = (word: string): boolean => names.has(word.toLowerCase());
