/** Exit code of a thread whose code is not that of the site any more. */
export const outdatedCode = 75;
