/** The files of the companion plugin: PHP for the oldest supported WordPress version, and texts in three
 * languages. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { filesBelow } from '#platform/base/file-marks.ts';
import { findingTypes } from '#features/status/finding-messages.ts';
import { binIds, sortingPlaces, sortingReasons, sortingSteps as stepIds } from '#features/sorting/sorting.ts';
import { wasteStationSchema } from '#features/stations/waste-station.ts';
import { countyName, countySchema } from '#shell/map/county.ts';
import { wasteTypeIds } from '#shell/waste/waste-types.ts';
import { type Locale, locales, textIn, type Worded } from '#platform/languages/locale.ts';
import { sortingReasonTexts } from '#features/sorting/reason-messages.ts';
import { sortingSteps } from '#features/sorting/sorting-messages.ts';
import { sortingPlaceTexts } from '#features/sorting/way-messages.ts';
import { sortingBins } from '#features/sorting/bin-messages.ts';
import { shippedEntries } from '../texts/shipped-texts.ts';
import { pluginFolder } from './companion.ts';
import { isWithoutWordPress, programs } from './programs.ts';
import { site } from '#features/site.ts';

const { kinds } = site;

const files = filesBelow(pluginFolder, '').filter((file) => file.endsWith('.php'));
const loadSource = (file: string) => readFileSync(join(pluginFolder, file), 'utf8');

function php(parameters: readonly string[]) {
  return spawnSync(programs.php, parameters, { cwd: pluginFolder, encoding: 'utf8' });
}

test.skipIf(isWithoutWordPress)('every file of the plugin parses, and none can be opened by itself', () => {
  expect(files).toContain('site-publisher.php');
  for (const file of files) {
    const { status, stdout } = php(['-n', '-l', file]);
    expect([file, status, stdout]).toEqual([file, 0, `No syntax errors detected in ${file}\n`]);
    if (file.startsWith('languages/')) continue;
    expect([
      file,
      /if \(!defined\('(ABSPATH|WP_UNINSTALL_PLUGIN)'\)\) \{\n {4}exit;/u.test(loadSource(file)),
    ]).toEqual([file, true]);
  }
});

test('the plugin uses nothing that PHP 7.4 lacks', () => {
  const newer =
    /\?->|\bmatch\s*\(|^enum |\breadonly\b|^\s*#\[|\bstr_(?:contains|starts_with|ends_with)\(|: (?:mixed|never|static)\b/mu;
  expect(files.filter((file) => newer.test(loadSource(file)))).toEqual([]);
});

test.skipIf(isWithoutWordPress)(
  'every text of the plugin is there in three languages with the same places',
  () => {
    const print = "echo json_encode(array_map(fn ($l) => require \"languages/$l.php\", ['et', 'ru', 'en']));";
    const [et = {}, ru = {}, en = {}] = z
      .array(z.record(z.string(), z.string().min(1)))
      .parse(JSON.parse(php(['-r', print]).stdout));
    const places = (table: Readonly<Record<string, string>>) =>
      Object.entries(table).map(([key, text]) => [key, (text.match(/%\d\$[sd]/gu) ?? []).sort()]);
    expect(places(et)).toEqual(places(en));
    expect(places(ru)).toEqual(places(en));
    // The sync also reports a picture without a text alternative.
    const findings = findingTypes.filter((type) => type !== 'picture-without-text');
    expect(findings.filter((type) => !(`finding_${type}` in en))).toEqual([]);
    const asked = files
      .flatMap((file) => [...loadSource(file).matchAll(/\btext\('(\w+)'[,)]/gu)])
      .map(([, key]) => key);
    expect(asked.filter((key = '') => !(key in en))).toEqual([]);
  },
);

test.skipIf(isWithoutWordPress)('every field and every choice of the editor has a label', () => {
  const print = [
    "define('ABSPATH', '/');",
    "require 'includes/content-fields.php';",
    "echo json_encode([\\SitePublisher\\content_fields(), require 'languages/en.php']);",
  ].join(' ');
  const parts = z.record(z.string(), z.union([z.string(), z.array(z.string())]));
  const [types, labels] = z
    .tuple([
      z.record(z.string(), z.record(z.string(), z.union([z.string(), z.array(z.string()), parts]))),
      z.record(z.string(), z.string()),
    ])
    .parse(JSON.parse(php(['-r', print]).stdout));
  const fields = Object.values(types).flatMap((type) => Object.entries(type));
  const asked = fields.flatMap(([name, input]) => [
    `field_${name}`,
    ...(Array.isArray(input) ? input.map((choice) => `choice_${choice === '' ? 'none' : choice}`) : []),
  ]);
  expect(asked).toContain('field_payment');
  expect(asked).toContain('choice_organised');
  expect(asked.filter((key) => !(key in labels))).toEqual([]);
});

/** Choices of the editor with their names on the website. */
function choicesOfSite(): Readonly<Record<string, Readonly<Record<string, Worded>>>> {
  const wastes = shippedEntries('waste-types', kinds['waste-types']);
  return {
    bin: Object.fromEntries(binIds.map((id) => [id, sortingBins[id].name])),
    place: Object.fromEntries(sortingPlaces.map((id) => [id, sortingPlaceTexts[id]])),
    step: Object.fromEntries(stepIds.map((id) => [id, sortingSteps[id]])),
    reason: Object.fromEntries(sortingReasons.map((id) => [id, sortingReasonTexts[id]])),
    waste: Object.fromEntries(
      wasteTypeIds.map((id) => [
        id,
        wastes.find((waste) => waste.id === id)?.name ?? { et: '', ru: '', en: '' },
      ]),
    ),
  };
}

/** Names of places by what entries keep: in Estonian, in Russian and, where it is another one, in English. */
function placesOfSite() {
  const counties = countySchema.options.map((id) => [id, locales.map((locale) => countyName(id, locale))]);
  const municipalities = shippedEntries('municipalities', kinds.municipalities);
  return {
    county: Object.fromEntries(counties) as unknown,
    municipality: Object.fromEntries(municipalities.map(({ id, name, russian }) => [id, [name, russian]])),
  };
}

test.skipIf(isWithoutWordPress)(
  'editors choose from the lists of the website, by the names that it shows',
  () => {
    const print = [
      "define('ABSPATH', '/');",
      "require 'includes/choice-fields.php';",
      "echo json_encode([\\SitePublisher\\CHOICES, require 'languages/places.php', array_map(fn ($l) => require \"languages/$l.php\", ['et' => 'et', 'ru' => 'ru', 'en' => 'en'])]);",
    ].join(' ');
    const [{ payment, ...lists }, places, labels] = z
      .tuple([
        z.record(z.string(), z.array(z.string())),
        z.record(z.string(), z.record(z.string(), z.array(z.string()))),
        z.record(z.enum(locales), z.record(z.string(), z.string())),
      ])
      .parse(JSON.parse(php(['-r', print]).stdout));
    expect(payment).toEqual(wasteStationSchema.shape.payment.element.options);
    expect(places).toEqual(placesOfSite());
    const site = choicesOfSite();
    expect(lists).toEqual(
      Object.fromEntries(Object.entries(site).map(([list, choices]) => [list, Object.keys(choices)])),
    );
    const named = (locale: Locale) =>
      Object.entries(site).flatMap(([list, choices]) =>
        Object.entries(choices).map(([id, text]) => [`${list}_${id}`, textIn(text, locale)]),
      );
    for (const locale of locales)
      expect(labels[locale]).toMatchObject(Object.fromEntries(named(locale)) as Record<string, string>);
  },
);
