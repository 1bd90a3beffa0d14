<?php
/** Columns of the lists of the plugin's own entries: what tells them apart, such as the place and the period of price lists. */

namespace SitePublisher;

if (!defined('ABSPATH')) {
    exit;
}

add_action('admin_init', function (): void {
    foreach (own_types() as $type) {
        add_filter("manage_{$type}_posts_columns", function (array $columns) use ($type): array {
            $own = [];
            foreach (column_fields($type) as $field) {
                $own[FORM . "_{$field['name']}"] = worded($field['label']);
            }
            // Behind the title.
            return array_slice($columns, 0, 2) + $own + array_slice($columns, 2);
        });
        add_action("manage_{$type}_posts_custom_column", function (string $column, int $id) use ($type): void {
            foreach (column_fields($type) as $field) {
                if ($column === FORM . "_{$field['name']}") {
                    echo esc_html(shown_text($field['input'], entry_fields($id)[$field['name']] ?? ''));
                }
            }
        }, 10, 2);
    }
});

/** @return array<int, array<string, mixed>> What every entry has: the first field that says which it is, and its last day. */
function column_fields(string $type): array
{
    $required = array_filter(fields_of($type), function (array $field): bool {
        return $field['required'];
    });
    $of = function (array $types) use ($required): array {
        return array_filter($required, function (array $field) use ($types): bool {
            return in_array($field['input']['type'], $types, true);
        });
    };
    return array_merge(array_slice($of(['choice', 'entry', 'text']), 0, 1), array_slice($of(['day', 'instant']), -1));
}

/** @param array<string, mixed> $input
 * @param mixed $value
 * @return string A value in a few words. */
function shown_text(array $input, $value): string
{
    switch ($input['type']) {
        case 'choice':
        case 'entry':
            return choice_labels($input)[text_value($value)] ?? text_value($value);
        case 'day':
            return isset($input['openEnd']) && $value === $input['openEnd'] ? text('open_end') : shown_day(text_value($value));
        case 'instant':
            $at = strtotime(text_value($value));
            return $at === false ? text_value($value) : (string) wp_date('d.m.Y H:i', $at);
        case 'texts':
            return text_at($value, editor_language()) ?: text_at($value, 'et');
        case 'number':
            return number_text($value) . (isset($input['unit']) ? " {$input['unit']}" : '');
        default:
            return is_scalar($value) ? (string) $value : '';
    }
}

/** @return string `31.01.2026`; what is no day as it is. */
function shown_day(string $day): string
{
    return is_day($day) ? implode('.', array_reverse(explode('-', $day))) : $day;
}
