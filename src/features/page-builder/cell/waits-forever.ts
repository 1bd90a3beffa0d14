/** Reason of a page that never ends without doing anything, as the program of the cell says it. */
export const waitsForever = 'it waits for what never comes';
