/** Texts, price lists and contracts of the shipped content agree on the municipalities that the company serves. */
import { expect, test } from 'vitest';
import { failedDischarges } from '#features/unserved/demonstrated-unserved.server.ts';
import { ownCarrier } from '#features/municipalities/municipality.ts';
import { municipalitiesIn, ownName } from '../texts/named-municipalities.ts';
import { shippedEntries } from '../texts/shipped-texts.ts';
import { site } from '#features/site.ts';

const { kinds } = site;

const municipalities = shippedEntries('municipalities', kinds.municipalities);
const contracts = shippedEntries('municipality-contracts', kinds['municipality-contracts']);
const ours = contracts.filter((contract) => contract.carrier === ownCarrier);
const priceLists = shippedEntries('price-lists', kinds['price-lists']).filter(
  ({ service }) => service === 'organised',
);
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

test('an address that was missed in the demonstration is one where the company collects', () => {
  const cities = failedDischarges('2026-11-29').map(({ city }) => city);
  expect([...new Set(cities)].flatMap(namesElsewhere)).toEqual([]);
});

test('the telephone of the company stands only beside its own contracts', () => {
  const withPhone = contracts.filter(({ phone }) => phone !== undefined);
  expect(withPhone.map(({ id }) => id)).toEqual(ours.map(({ id }) => id));
});

test('a municipality that is to be asked has its website: where we know no carrier, or where it bills', () => {
  const asked = municipalities.filter(({ id }) => {
    const own = contracts.filter(({ municipality }) => municipality === id);
    return own.length === 0 || own.some(({ biller }) => biller === 'municipality');
  });
  expect(asked.length).toBeGreaterThan(36);
  expect(asked.filter(({ website }) => website === undefined).map(({ name }) => name)).toEqual([]);
});

test('a municipality with parts has a carrier in each of them', () => {
  const missing = municipalities.flatMap(({ id, name, districts = [] }) =>
    districts
      .filter(
        (part) =>
          !contracts.some(({ municipality, district }) => municipality === id && district === part.name),
      )
      .map((part) => `${name}, ${part.name}`),
  );
  expect(missing).toEqual([]);
});

test('every municipality that the company serves has a price list, which the contract names', () => {
  const findName = (code: string) => municipalities.find(({ id }) => id === code)?.name;
  const wrong = ours.filter(({ municipality, district, priceList }) => {
    const list = priceLists.find(({ id }) => id === priceList);
    const isForDistrict = list?.district === undefined || list.district === district;
    return list?.region !== findName(municipality) || !isForDistrict;
  });
  expect(wrong.map(({ id }) => id)).toEqual([]);
});

test('every price list of organised waste is for a municipality that exists and is valid during its contract', () => {
  const wrong = priceLists.filter((list) => {
    const contract = ours.find(({ priceList }) => priceList === list.id);
    const isPlace = municipalities.some(({ name }) => name === list.region);
    return !isPlace || !contract || list.validFrom < contract.from || list.validUntil > contract.until;
  });
  expect(wrong.map(({ id, region }) => `${id} ${region}`)).toEqual([]);
});
