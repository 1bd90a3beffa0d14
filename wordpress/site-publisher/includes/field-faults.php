<?php
/** What the website would refuse about the fields of an entry, said beside the field in the language of the editor. */

namespace SitePublisher;

if (!defined('ABSPATH')) {
    exit;
}

const REQUIRED_FIELDS = [
    'sorting_items' => ['name_ru', 'name_en', 'group', 'bin', 'answer', 'never', 'search_words'],
    'sorting_groups' => ['name_ru', 'name_en', 'order', 'sources'],
];

/** What each line of a list must look like. */
const LINE_PATTERNS = ['waste_codes' => '/^\d\d \d\d \d\d\*?$/', 'links' => '#^/(?!/)#'];

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
        return missing_languages((array) $value);
    }
    if (isset($kind['pairs'])) {
        return pair_fault($kind['pairs'], (array) $value, (string) ($fields['bin'] ?? ''));
    }
    if (!isset(LINE_PATTERNS[$name])) {
        return null;
    }
    $wrong = preg_grep(LINE_PATTERNS[$name], array_filter((array) $value, 'is_string'), PREG_GREP_INVERT) ?: [];
    return $wrong === [] ? null : text("field_wrong_$name", implode(', ', $wrong));
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

/** @param string[] $lists
 * @param mixed[] $rows
 * @param string $own Bin of the object. */
function pair_fault(array $lists, array $rows, string $own): ?string
{
    foreach ($rows as $row) {
        foreach ($lists as $list) {
            if (!in_array($row[$list] ?? '', CHOICES[$list], true)) {
                return text('field_half_pair');
            }
        }
        if (($row['bin'] ?? '') === $own) {
            return text('field_own_bin', text("bin_$own"));
        }
    }
    return null;
}
