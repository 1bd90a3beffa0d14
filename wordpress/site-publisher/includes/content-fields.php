<?php
/** Fields of an entry, kept as the website reads them under `acf`. */

namespace SitePublisher;

if (!defined('ABSPATH')) {
    exit;
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
    $wrong = array_filter(fields_of($type), function (array $field) use ($fields): bool {
        return !is_of_kind($field['input'], $fields[$field['name']] ?? null);
    });
    return array_values(array_column($wrong, 'name'));
}

/** Keeps the fields that somebody sent over REST or in a file.
 * @param array<mixed> $fields Unknown fields, and values of another kind, are dropped. */
function save_entry_fields(int $id, string $type, array $fields): void
{
    $right = array_diff_key($fields, array_flip(wrong_fields($type, $fields)));
    save_fields($id, $type, named_fields($type, $right));
}

/** @param array<mixed> $fields
 * @return array<string, mixed> With the names of the description. */
function named_fields(string $type, array $fields): array
{
    return with_own_names(['type' => 'group', 'fields' => fields_of($type)], $fields);
}

/** @param array<string, mixed> $input
 * @param mixed $value
 * @return mixed With the names of the description at every depth: those of the export (`rentPerMonth`) mean the same (`rent_per_month`). */
function with_own_names(array $input, $value)
{
    if (!is_array($value)) {
        return $value;
    }
    $named = [];
    foreach ($value as $key => $part) {
        $own = in_array($input['type'], ['group', 'variant'], true) ? own_name($key) : $key;
        $named[$own] = with_own_names(input_within($input, $own, $value), $part);
    }
    return $named;
}

/** @param string|int $name
 * @return string|int */
function own_name($name)
{
    return is_string($name) ? strtolower((string) preg_replace('/[A-Z]/', '_$0', $name)) : $name;
}

/** @param array<mixed> $fields */
function save_fields(int $id, string $type, array $fields): void
{
    update_post_meta($id, FIELDS, wp_slash(clean_fields($type, $fields)));
}

/** @param array<mixed> $fields
 * @return array<string, mixed> Without empty and unknown fields. */
function clean_fields(string $type, array $fields): array
{
    $clean = [];
    foreach (fields_of($type) as ['name' => $name, 'input' => $input]) {
        $value = clean_value($input, $fields[$name] ?? null);
        if ($value !== '' && $value !== null && $value !== []) {
            $clean[$name] = $value;
        }
    }
    return $clean;
}

/** @param array<string, mixed> $input
 * @param mixed $value
 * @return mixed Texts without tags, at every depth, except where HTML is meant. */
function clean_value(array $input, $value)
{
    if (is_array($value)) {
        $clean = [];
        foreach ($value as $key => $part) {
            $clean[$key] = clean_value(input_within($input, $key, $value), $part);
        }
        return $clean;
    }
    if (!is_string($value)) {
        return is_scalar($value) ? $value : null;
    }
    $format = $input['format'] ?? '';
    if ($format === 'html') {
        return wp_kses_post($value);
    }
    // WordPress takes the encoded letters out of any other text.
    return $format === 'url' ? trim(wp_strip_all_tags($value)) : sanitize_textarea_field($value);
}

/** @param array<string, mixed> $input
 * @param string|int $key
 * @param array<mixed> $value That has the key.
 * @return array<string, mixed> The input of a part of a value: of a row, or of a field of a row. */
function input_within(array $input, $key, array $value): array
{
    switch ($input['type']) {
        case 'list':
            return $input['item'];
        case 'table':
            return ['type' => 'group', 'fields' => $input['columns']];
        case 'blocks':
            return ['type' => 'variant', 'variants' => $input['variants']];
        case 'record':
            return $input['value'];
        case 'group':
            $fields = $input['fields'];
            break;
        case 'variant':
            $fields = variant_fields($input, variant_of($value));
            break;
        default:
            // Each text of a field has its format.
            return ['type' => 'text', 'format' => $input['format'] ?? ''];
    }
    foreach ($fields as $field) {
        if ($field['name'] === $key) {
            return $field['input'];
        }
    }
    return ['type' => 'unknown'];
}
