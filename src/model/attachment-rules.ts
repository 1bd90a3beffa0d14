/** What may be attached to a form. */

/** One file may be attached; Netlify takes requests of 6 MB, in which a file grows by a third. */
export const attachmentLimitBytes = 4 * 1024 * 1024;

/** Endings of the files that may be attached. */
export const attachmentEndings = ['pdf', 'jpg', 'jpeg', 'png', 'heic', 'docx'] as const;
