<?php
/** What the plugin knows of the website's content types: kinds.json, which the website makes from the schemas that it validates entries
 * against. The forms, their checks, the labels and the rights follow from it, so they cannot drift. */

namespace SitePublisher;

if (!defined('ABSPATH')) {
    exit;
}

/** @return array<string, array<string, mixed>> By type. */
function kinds(): array
{
    static $kinds = null;
    return $kinds = $kinds ?? (array) json_decode((string) file_get_contents(dirname(PLUGIN_FILE) . '/kinds.json'), true);
}

/** @return array<int, array<string, mixed>> Fields of a type, each with its name, label and input. */
function fields_of(string $type): array
{
    return kinds()[$type]['fields'] ?? [];
}

/** @return string[] Groups of types for which the right to edit is given together. */
function rights_groups(): array
{
    return array_values(array_unique(array_column(kinds(), 'rights')));
}

/** @param array<string, string>|null $words By language.
 * @return string In the language of the editor. */
function worded(?array $words): string
{
    return $words[editor_language()] ?? $words['et'] ?? '';
}

/** @param array<string, mixed> $input
 * @return string What the key of a value is called; the key itself where nobody has named it. */
function record_title(array $input, string $key): string
{
    $names = array_column($input['names'] ?? [], 'label', 'value');
    return isset($names[$key]) ? worded($names[$key]) : $key;
}

/** @param array<string, mixed> $input
 * @return array<string, string> Labels by value: the choices of the description, and the published entries of a type. */
function choice_labels(array $input): array
{
    $labels = [];
    foreach ($input['choices'] ?? [] as $choice) {
        $labels[(string) $choice['value']] = worded($choice['label']);
    }
    if ($input['type'] !== 'entry') {
        return $labels;
    }
    // What the website has is replaced by what is here: each by itself, or all of a type.
    $own = entry_choices($input['of']);
    return $own === [] || (kinds()[$input['of']]['filled'] ?? true) ? $own + $labels : $own;
}

/** @return array<string, string> Titles of the published entries of a type by what others know them by. */
function entry_choices(string $type): array
{
    static $titles = [];
    if (!isset($titles[$type])) {
        $titles[$type] = [];
        foreach (get_posts(['post_type' => $type, 'numberposts' => -1, 'orderby' => 'title', 'order' => 'ASC']) as $entry) {
            $titles[$type][entry_key($entry)] = $entry->post_title;
        }
    }
    return $titles[$type];
}

/** @return string What other entries know an entry by: its slug, its number, or its field `id`. */
function entry_key(\WP_Post $entry): string
{
    $by = kinds()[$entry->post_type]['id'] ?? 'slug';
    if ($by === 'field') {
        $id = entry_fields($entry->ID)['id'] ?? '';
        return is_scalar($id) ? (string) $id : '';
    }
    return $by === 'number' ? (string) $entry->ID : $entry->post_name;
}

/** @param array<string, mixed> $input
 * @return array<int, array<string, mixed>> Fields of a variant. */
function variant_fields(array $input, string $value): array
{
    foreach ($input['variants'] as $variant) {
        if ($variant['value'] === $value) {
            return $variant['fields'];
        }
    }
    return [];
}

/** @param mixed $row
 * @return string The variant of a stored value; ACF has a name of its own for it. */
function variant_of($row): string
{
    return text_at($row, 'type') ?: text_at($row, 'acf_fc_layout');
}
