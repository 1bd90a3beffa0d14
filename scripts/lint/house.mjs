/** The rules that only this project has, as a plugin for both linters. */
import { bannedNames } from './banned-names.mjs';
import { boundedMemory } from './bounded-memory.mjs';
import { fileNames } from './file-names.mjs';
import { foreignKeys } from './foreign-keys.mjs';
import { languageLists } from './language-lists.mjs';
import { littleRoom } from './little-room.mjs';
import { oneDoor } from './one-door.mjs';
import { oneWayOut } from './one-way-out.mjs';
import { restrictedSyntax } from './restricted-syntax.mjs';

export default {
  meta: { name: 'house' },
  rules: {
    'banned-names': bannedNames,
    'bounded-memory': boundedMemory,
    'file-names': fileNames,
    'foreign-keys': foreignKeys,
    'language-lists': languageLists,
    'little-room': littleRoom,
    'one-door': oneDoor,
    'one-way-out': oneWayOut,
    'restricted-syntax': restrictedSyntax,
  },
};
