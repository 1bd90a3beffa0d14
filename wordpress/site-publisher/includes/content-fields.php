<?php
/** Content types that the website reads besides articles, and their fields as the website reads them under `acf`. */

namespace SitePublisher;

if (!defined('ABSPATH')) {
    exit;
}

/** @return array<string, array<string, mixed>> Kind of each field by type and name: text, lines, number, day, instant, yes,
 * end (the last day, if there is one), list (one value per line), json, texts (one per language), names (in the other languages), hours, an
 * array of choices, or one of choice-fields.php. */
function content_fields(): array
{
    $price_list = [
        'service' => ['organised', 'construction', 'big-bag'],
        'region' => 'text',
        'district' => 'text',
        'valid_from' => 'day',
        'valid_until' => 'end',
        'vat_rate' => 'number',
        'tables' => 'json',
    ];
    return [
        'kojv_olme' => $price_list,
        'kojv_ehitus' => $price_list,
        'waste_stations' => [
            'names' => 'names',
            'address' => 'text',
            'municipality' => ['one' => 'municipality'],
            'county' => ['one' => 'county'],
            'latitude' => 'number',
            'longitude' => 'number',
            'error_km' => 'number',
            'hours' => 'hours',
            'holidays' => ['closed', 'open', 'closed-but-for-pentecost'],
            'closed_on' => 'list',
            'are_hours_sample' => 'yes',
            'note' => 'texts',
            'accepted_waste' => ['many' => 'waste'],
            'prices' => 'json',
            'payment' => ['many' => 'payment'],
        ],
        'notices' => [
            'from' => 'instant',
            'until' => 'instant',
            'severity' => ['information', 'emergency'],
            'link' => 'text',
            'moved_days' => 'list',
        ],
        'sorting_items' => [
            'name_ru' => 'text',
            'name_en' => 'text',
            'group' => ['entry' => 'sorting_groups'],
            'bin' => ['one' => 'bin'],
            'answer' => 'texts',
            'note' => 'texts',
            'steps' => ['many' => 'step'],
            'never' => ['pairs' => ['bin', 'reason']],
            'elsewhere' => ['many' => 'place'],
            'search_words' => 'texts',
            'waste_type' => ['one' => 'waste'],
            'waste_codes' => 'list',
            'links' => 'list',
            'updated' => 'day',
        ],
        'sorting_differences' => [
            'municipality' => ['one' => 'municipality'],
            'bin' => ['one' => 'bin'],
            'text' => 'texts',
            'source_title' => 'texts',
            'source_url' => 'text',
            'source_date' => 'day',
        ],
        'sorting_groups' => ['name_ru' => 'text', 'name_en' => 'text', 'order' => 'number'],
        'page_texts' => ['route' => 'text', 'heading' => 'text', 'description' => 'lines', 'lead' => 'lines'],
    ];
}

const FIELDS = '_site_publisher_fields';

/** @return array<string, mixed> Without empty fields. */
function entry_fields(int $id): array
{
    $fields = get_post_meta($id, FIELDS, true);
    return is_array($fields) ? $fields : [];
}

/** @param array<mixed> $fields
 * @return string[] Names of the fields whose values are of another kind. */
function wrong_fields(string $type, array $fields): array
{
    $kinds = content_fields()[$type];
    return array_values(array_filter(array_keys($kinds), function (string $name) use ($kinds, $fields): bool {
        return !is_of_kind($kinds[$name], $fields[$name] ?? null);
    }));
}

function save_entry_fields(int $id, string $type, array $fields): void
{
    update_post_meta($id, FIELDS, wp_slash(clean_fields($type, $fields)));
}

/** @param array<mixed> $fields
 * @return array<string, mixed> Without empty and unknown fields, and values of another kind. */
function clean_fields(string $type, array $fields): array
{
    $known = array_intersect_key($fields, content_fields()[$type]);
    $right = array_diff_key($known, array_flip(wrong_fields($type, $fields)));
    return array_filter(array_map(__NAMESPACE__ . '\\clean_value', $right), function ($value): bool {
        return $value !== '' && $value !== null && $value !== [];
    });
}

/** @param mixed $value
 * @return mixed Texts without tags, at every depth. */
function clean_value($value)
{
    if (is_array($value)) {
        return array_map(__NAMESPACE__ . '\\clean_value', $value);
    }
    return is_string($value) ? sanitize_textarea_field($value) : (is_scalar($value) ? $value : null);
}
