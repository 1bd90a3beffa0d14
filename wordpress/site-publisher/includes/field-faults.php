<?php
/** What the website would refuse about the fields of an entry, said beside the field in the language of the editor. */

namespace SitePublisher;

if (!defined('ABSPATH')) {
    exit;
}

const REQUIRED_FIELDS = [
    'kojv_olme' => ['region', 'valid_from', 'vat_rate', 'tables'],
    'kojv_ehitus' => ['region', 'valid_from', 'vat_rate', 'tables'],
    'waste_stations' => ['address', 'municipality', 'county', 'latitude', 'longitude', 'accepted_waste', 'payment'],
    'sorting_items' => ['name_ru', 'name_en', 'group', 'bin', 'answer', 'never', 'search_words'],
    'sorting_groups' => ['name_ru', 'name_en', 'order'],
    'sorting_differences' => ['municipality', 'bin', 'text', 'source_title', 'source_url', 'source_date'],
];

/** What a text or each line of a list must look like, by type. */
const PATTERNS = [
    'sorting_items' => ['waste_codes' => '/^\d\d \d\d \d\d\*?$/', 'links' => '#^/(?!/)#'],
    'sorting_differences' => ['source_url' => '#^https://[^/\s]+#'],
];

/** How long a text of one language may be, in characters: src/platform/languages/localized-text.ts of the website. */
const MAX_LENGTHS = ['search_words' => 4000];

/** @param mixed $kind Of the field.
 * @param array<string, mixed> $fields All fields of the entry.
 * @return string|null null when the website takes it. */
function field_fault(string $type, string $name, $kind, array $fields): ?string
{
    $value = $fields[$name] ?? '';
    if ($value === '' || $value === []) {
        return in_array($name, REQUIRED_FIELDS[$type] ?? [], true) ? text('field_missing') : null;
    }
    if ($kind === 'texts') {
        return missing_languages((array) $value) ?? too_long($name, (array) $value);
    }
    if (isset($kind['pairs'])) {
        return pair_fault($kind['pairs'], (array) $value, text_at($fields, 'bin'));
    }
    if ($kind === 'hours') {
        return hours_fault((array) $value);
    }
    if ($kind === 'day' || $kind === 'end') {
        return is_day($value) ? null : text('field_wrong_day');
    }
    $pattern = PATTERNS[$type][$name] ?? null;
    if ($pattern === null) {
        return null;
    }
    $wrong = preg_grep($pattern, array_filter((array) $value, 'is_string'), PREG_GREP_INVERT) ?: [];
    return $wrong === [] ? null : text("field_wrong_$name", implode(', ', $wrong));
}

/** @param mixed $value
 * @return bool Whether it is a day of the calendar as 2026-01-31: browsers without a date input send any text. */
function is_day($value): bool
{
    $parts = is_string($value) && preg_match('/^(\d{4})-(\d\d)-(\d\d)$/', $value, $found) ? $found : null;
    return $parts !== null && checkdate((int) $parts[2], (int) $parts[3], (int) $parts[1]);
}

/** @param array<string, mixed> $texts */
function missing_languages(array $texts): ?string
{
    $missing = array_filter(LANGUAGES, function (string $language) use ($texts): bool {
        return !is_string($texts[$language] ?? null) || trim($texts[$language]) === '';
    });
    $names = array_map(function (string $language): string {
        return text("language_$language");
    }, $missing);
    return $names === [] ? null : text('field_untranslated', implode(', ', $names));
}

/** @param array<string, mixed> $texts */
function too_long(string $name, array $texts): ?string
{
    $max = MAX_LENGTHS[$name] ?? null;
    $long = $max === null ? [] : preg_grep("/^.{{$max}}./us", array_map('trim', array_filter($texts, 'is_string')));
    return $long === [] || $long === false ? null : text('field_too_long', (string) $max);
}

/** @param string[] $lists
 * @param mixed[] $rows
 * @param string $own Bin of the object. */
function pair_fault(array $lists, array $rows, string $own): ?string
{
    foreach ($rows as $row) {
        foreach ($lists as $list) {
            if (!in_array($row[$list] ?? '', choice_values($list), true)) {
                return text('field_half_pair');
            }
        }
        if (($row['bin'] ?? '') === $own) {
            return text('field_own_bin', text("bin_$own"));
        }
    }
    return null;
}
