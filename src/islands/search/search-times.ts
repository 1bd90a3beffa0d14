/** Spec §9. */
export const debounceMs = 500;
