import { z } from 'zod';
import type { NoteCode } from '#platform/notes/note.ts';

/** A path of this site without language prefix, as entries name it; whether there is such a page is another question. */
export const sitePathSchema = z.string().regex(/^\/(?!\/)/u, 'not-a-path' satisfies NoteCode);
