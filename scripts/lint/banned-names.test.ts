import { expect, test } from 'vitest';
import { bannedNames } from './banned-names.mjs';
import { messagesOfRule } from './messages-of-rule.ts';

function namesIn(code: string): readonly string[] {
  return messagesOfRule(bannedNames, { filename: 'src/base/other.ts', code }).map(
    (message) => /"(?<name>\w+)"/u.exec(message)?.groups?.name ?? message,
  );
}

test.for([
  ['const data = 1;', 'data'],
  ['const { info } = list;', 'info'],
  ['const { a: item = 1 } = list;', 'item'],
  ['const [, ...misc] = list;', 'misc'],
  ['function handleClick() {}', 'handleClick'],
  ['const draw = (utils: string) => 1;', 'utils'],
  ['class StoreManager {}', 'StoreManager'],
  ['interface Helpers {}', 'Helpers'],
  ['type List<DateUtil> = DateUtil[];', 'DateUtil'],
] as const)('%s declares a name that says nothing', ([code, name]) => {
  expect(namesIn(code)).toEqual([name]);
});

test('a property of somebody else, and a longer name, are let pass', () => {
  expect(namesIn('list.data; draw({ item: 1 }); const { data: posts } = list; const itemCount = 1;')).toEqual(
    [],
  );
});
