/** Options in the address of an embed. Without imports: the scripts of embeds load it. */
export const embedParameters = { municipality: 'municipality', colour: 'colour' } as const;

/** @returns An EHAK code; undefined if it cannot be one. */
export const parseEmbedMunicipality = (text: string): string | undefined => /^\d{4}$/u.exec(text)?.[0];
