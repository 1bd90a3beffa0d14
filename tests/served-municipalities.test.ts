/** The shipped texts speak of rounds where the table of contracts says that the company collects. */
import { expect, test } from 'vitest';
import { kinds } from '#cms/export/export.ts';
import { municipalitiesIn, ownName } from './texts/named-municipalities.ts';
import { shippedEntries } from './texts/shipped-texts.ts';

const municipalities = shippedEntries('municipalities', kinds.municipalities);
const contracts = shippedEntries('municipality-contracts', kinds['municipality-contracts']);
const carrier = shippedEntries('company', kinds.company)[0]?.legalName;
const ours = contracts.filter((contract) => contract.carrier === carrier);
const served = municipalities.filter(({ id }) => ours.some(({ municipality }) => municipality === id));

/** Names of a text that fit no municipality which the company serves. */
function namesElsewhere(text: string): readonly string[] {
  const servedNames = served.map(({ name }) => ownName(name));
  return municipalitiesIn(text, municipalities)
    .map(({ name }) => ownName(name))
    .filter((name) => !servedNames.includes(name));
}

test('news and emergency notices name only municipalities in which the company collects', () => {
  const posts = shippedEntries('posts', kinds.posts).filter(({ category }) => category !== 'waste-school');
  const notices = shippedEntries('notices', kinds.notices);
  const texts = [
    ...posts.map(({ id, title, content, excerpt }) => ({
      place: `post ${id}`,
      text: `${title} ${content} ${excerpt ?? ''}`,
    })),
    ...notices.map(({ id, title, text }) => ({ place: `notice ${id}`, text: `${title.et} ${text.et}` })),
  ];
  expect(texts.flatMap(({ place, text }) => namesElsewhere(text).map((name) => `${place}: ${name}`))).toEqual(
    [],
  );
});

test('a name is found in every case, and not as a part of another name', () => {
  const known = [{ name: 'Narva linn' }, { name: 'Narva-Jõesuu linn' }, { name: 'Rae vald' }];
  const names = (text: string) => municipalitiesIn(text, known).map(({ name }) => name);
  expect(names('Narvas ja <b>Rae</b> vallas')).toEqual(['Narva linn', 'Rae vald']);
  expect(names('Narva-Jõesuusse, Raeküla')).toEqual(['Narva-Jõesuu linn']);
});

test('the telephone of the company stands only beside its own contracts', () => {
  const withPhone = contracts.filter(({ phone }) => phone !== undefined);
  expect(withPhone.map(({ id }) => id)).toEqual(ours.map(({ id }) => id));
});
