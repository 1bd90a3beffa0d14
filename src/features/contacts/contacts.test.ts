import { expect, test } from 'vitest';
import { accessNotes, contactPersonSchema, officeSchema, phoneSchema } from './contacts.ts';
import { mapRegions } from '#shell/map/map-region.ts';

test('a contact person has name, role, phone, e-mail and region', () => {
  const role = { et: 'Juhataja', ru: 'Заведующая', en: 'Manager of the office' };
  const person = {
    id: 'a',
    name: 'Kai Kask',
    role,
    phone: '+372 5555 0101',
    email: 'kai@example.ee',
    mapRegion: 'Tartu',
  };
  expect(contactPersonSchema.safeParse(person).success).toBe(true);
  const without = Object.keys(person).filter((field) => {
    return contactPersonSchema.safeParse({ ...person, [field]: undefined }).success;
  });
  expect(without).toEqual([]);
});

test('the city of an office is named in every language', () => {
  const office = {
    id: 'tartu',
    city: { et: 'Tartu', ru: 'Тарту', en: 'Tartu' },
    address: 'Ringtee 1',
    county: 'Tartu maakond',
    mapRegion: 'Tartu',
    payment: ['cash'],
  };
  expect(officeSchema.safeParse(office).success).toBe(true);
  expect(officeSchema.safeParse({ ...office, city: { et: 'Tartu', en: 'Tartu' } }).success).toBe(false);
});

test('an office has a postal code, a telephone and hours, and may lack them all', () => {
  const office = {
    id: 'tartu',
    city: { et: 'Tartu', ru: 'Тарту', en: 'Tartu' },
    address: 'Ringtee 1',
    county: 'Tartu maakond',
    mapRegion: 'Tartu',
    payment: ['cash'],
  };
  const accepts = (fields: object): boolean => officeSchema.safeParse({ ...office, ...fields }).success;
  const hours = [{ days: [1, 2], opens: '09:00', closes: '12:00' }];
  expect(accepts({ postalCode: '50001', phone: '+372 600 0112', hours, access: ['stepFree'] })).toBe(true);
  expect(accepts({ hours: [], access: [] })).toBe(true);
  const wrong = [{ postalCode: '5000' }, { phone: '600 0112' }, { hours: [{}] }, { access: ['lift'] }];
  expect(wrong.filter(accepts)).toEqual([]);
});

test('an office without a step-free entrance says that there are steps, one that says nothing about access does not', () => {
  expect(accessNotes(['parking'])).toEqual(['steps', 'parking']);
  expect(accessNotes(['stepFree', 'parking'])).toEqual(['stepFree', 'parking']);
  expect(accessNotes([])).toEqual([]);
});

test('the regions of the map are Tallinn, Viljandi, Tartu and Saaremaa', () => {
  expect(mapRegions).toEqual(['Tallinn', 'Viljandi', 'Tartu', 'Saaremaa']);
});

test('a phone number is written as it is dialled from abroad', () => {
  const numbers = ['+372 5555 0101', '+372 600 0000', '5555 0101', '+3725550101', '+372 55', '1919'];
  expect(numbers.filter((number) => phoneSchema.safeParse(number).success)).toEqual(numbers.slice(0, 2));
});
