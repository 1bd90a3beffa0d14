/** Rules for the file attached to a form. */

/** Max file size in bytes. Netlify accepts requests of 6 MB, and encoding makes a file a third larger. */
export const attachmentLimitBytes = 4 * 1024 * 1024;

/** Allowed file extensions. */
export const attachmentEndings = ['pdf', 'jpg', 'jpeg', 'png', 'heic', 'docx'] as const;
