import { expect, test } from 'vitest';
import { contactPersonSchema, mapRegions, officeSchema, phoneSchema } from './region.ts';

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

test('the regions of the map are Tallinn, Viljandi, Tartu and Saaremaa', () => {
  expect(mapRegions).toEqual(['Tallinn', 'Viljandi', 'Tartu', 'Saaremaa']);
});

test('a phone number is written as it is dialled from abroad', () => {
  const numbers = ['+372 5555 0101', '+372 600 0000', '5555 0101', '+3725550101', '+372 55', '1919'];
  expect(numbers.filter((number) => phoneSchema.safeParse(number).success)).toEqual(numbers.slice(0, 2));
});
