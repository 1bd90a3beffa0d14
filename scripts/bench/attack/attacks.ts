/** Every kind of hostile traffic that is tried. */
import { addressAttacks } from './address-attacks.ts';
import type { Attack } from './attack.ts';
import { callAttacks } from './call-attacks.ts';
import { postAttacks } from './post-attacks.ts';
import { wireAttacks } from './wire-attacks.ts';

export const attacks: readonly Attack[] = [...addressAttacks, ...postAttacks, ...callAttacks, ...wireAttacks];
