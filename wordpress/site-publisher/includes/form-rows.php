<?php
/** Draws the inputs that consist of rows or parts: tables, groups, blocks, variants and records. Each list ends with empty rows, so that
 * it can grow without a script; the script (assets/forms.js) takes them as the pattern of the rows that it adds. */

namespace SitePublisher;

if (!defined('ABSPATH')) {
    exit;
}

/** Empty rows of a table. */
const MORE_ROWS = 3;

/** @param array<string, mixed> $input
 * @param array<string, mixed> $place
 * @param mixed $value */
function draw_group(array $input, array $place, $value): void
{
    draw_fields($input['fields'], $place, list_value($value));
}

/** @param array<string, mixed> $input
 * @param array<string, mixed> $place
 * @param mixed $value */
function draw_table(array $input, array $place, $value): void
{
    $rows = array_values(list_value($value));
    if (!are_cells($input['columns'])) {
        draw_cards($place, count($rows), function (array $own, int $index) use ($input, $rows): void {
            draw_fields($input['columns'], $own, list_value($rows[$index] ?? null));
        });
        return;
    }
    $id = esc_attr(id_of($place['path']));
    // phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped above.
    printf(
        '<div class="site-publisher-scroll"><table class="site-publisher-table" data-rows data-name="%s" data-id="%s"><thead><tr><th scope="col"><span class="screen-reader-text">%s</span></th>',
        esc_attr($place['name']),
        $id,
        esc_html(text('row'))
    );
    foreach ($input['columns'] as $column) {
        $unit = isset($column['input']['unit']) ? ", {$column['input']['unit']}" : '';
        $help = isset($column['help']) ? sprintf('<span class="description">%s</span>', esc_html(worded($column['help']))) : '';
        printf('<th scope="col" class="is-%s" id="%s_%s">%s%s</th>', esc_attr($column['input']['type']), $id, esc_attr($column['name']), esc_html(worded($column['label']) . $unit), $help);
    }
    echo '</tr></thead><tbody>';
    // phpcs:enable
    for ($index = 0; $index < count($rows) + MORE_ROWS; $index++) {
        draw_row($input['columns'], $place, $index, $rows[$index] ?? null);
    }
    echo '</tbody></table></div>';
}

/** @param array<int, array<string, mixed>> $columns
 * @return bool Whether a row of a table has room for them. */
function are_cells(array $columns): bool
{
    foreach ($columns as ['input' => $input]) {
        $is_long = !empty($input['lines']) || ($input['format'] ?? '') === 'html' || isset($input['openEnd']);
        if ($is_long || !in_array($input['type'], ['text', 'number', 'yes', 'day', 'time', 'day-of-year', 'choice', 'entry', 'texts'], true)) {
            return false;
        }
    }
    return true;
}

/** @param array<int, array<string, mixed>> $columns
 * @param array<string, mixed> $place Of the table.
 * @param mixed $row null: an empty one. */
function draw_row(array $columns, array $place, int $index, $row): void
{
    $own = place_within($place, $index);
    $id = id_of($own['path']);
    // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- A constant.
    printf('<tr data-row="%d"%s><th scope="row" id="%s" data-number>%d</th>', (int) $index, $row === null ? ' data-spare' : '', esc_attr($id), (int) $index + 1);
    foreach ($columns as $column) {
        $cell = ['cell' => id_of($place['path']) . "_{$column['name']} $id"] + place_within($own, $column['name']);
        printf('<td class="is-%s" data-label="%s">', esc_attr($column['input']['type']), esc_attr(worded($column['label'])));
        draw_input($column['input'], $cell, list_value($row)[$column['name']] ?? null);
        draw_fault($cell);
        echo '</td>';
    }
    echo '</tr>';
}

/** A list of rows that need more room than a table gives.
 * @param array<string, mixed> $place
 * @param callable $draw_row With the place and the number of a row. */
function draw_cards(array $place, int $count, callable $draw_row): void
{
    draw_list_start($place);
    for ($index = 0; $index <= $count; $index++) {
        draw_card(place_within($place, $index), $index, '', $index === $count, function (array $own) use ($draw_row, $index): void {
            $draw_row($own, $index);
        });
    }
    echo '</div>';
}

/** @param array<string, mixed> $place */
function draw_list_start(array $place): void
{
    printf('<div class="site-publisher-cards" data-rows data-name="%s" data-id="%s">', esc_attr($place['name']), esc_attr(id_of($place['path'])));
}

/** @param array<string, mixed> $own Place of the card.
 * @param bool $is_spare An empty one, for a further row.
 * @param callable $draw_content With the place of the card. */
function draw_card(array $own, int $index, string $label, bool $is_spare, callable $draw_content): void
{
    printf(
        '<fieldset class="site-publisher-card" data-row="%d"%s id="%s" tabindex="-1"><legend><span data-number>%d</span> <span data-kind>%s</span></legend>',
        (int) $index,
        $is_spare ? ' data-spare' : '',
        esc_attr(id_of($own['path'])),
        (int) $index + 1,
        esc_html($label)
    );
    $draw_content($own);
    draw_fault($own);
    echo '</fieldset>';
}

/** @param array<string, mixed> $input
 * @param array<string, mixed> $place
 * @param mixed $value */
function draw_blocks(array $input, array $place, $value): void
{
    $rows = array_values(list_value($value));
    draw_list_start($place);
    foreach ($rows as $index => $row) {
        draw_block($input, place_within($place, $index), $index, $row);
    }
    foreach ($input['variants'] as $number => $variant) {
        $index = count($rows) + $number;
        printf('<details><summary>%s</summary>', esc_html(text('add_named', worded($variant['label']))));
        draw_block($input, place_within($place, $index), $index, ['type' => $variant['value']], true);
        echo '</details>';
    }
    echo '</div>';
}

/** @param array<string, mixed> $input
 * @param array<string, mixed> $own Place of the block.
 * @param mixed $row */
function draw_block(array $input, array $own, int $index, $row, bool $is_spare = false): void
{
    $chosen = variant_of($row);
    $labels = array_column($input['variants'], 'label', 'value');
    draw_card($own, $index, isset($labels[$chosen]) ? worded($labels[$chosen]) : $chosen, $is_spare, function (array $own) use ($input, $chosen, $row): void {
        printf('<input type="hidden" name="%s[type]" value="%s">', esc_attr($own['name']), esc_attr($chosen));
        draw_fields(variant_fields($input, $chosen), $own, list_value($row));
    });
}

/** @param array<string, mixed> $input
 * @param array<string, mixed> $place
 * @param mixed $value */
function draw_variant(array $input, array $place, $value): void
{
    $chosen = variant_of($value);
    $choices = array_map(function (array $variant): array {
        return ['value' => $variant['value'], 'label' => $variant['label']];
    }, $input['variants']);
    $type = place_within($place, 'type');
    printf('<div class="site-publisher-variant"><label for="%1$s">%2$s</label><span hidden id="%1$s_help"></span> ', esc_attr(id_of($type['path'])), esc_html(text('sort')));
    draw_choice(['type' => 'choice', 'choices' => $choices], $type, $chosen);
    draw_fault($type);
    foreach ($input['variants'] as $variant) {
        $own = place_within($place, $variant['value']);
        printf('<div data-variant="%s" class="%s"><span class="site-publisher-unscripted">%s</span>', esc_attr($variant['value']), 'site-publisher-variant-fields', esc_html(worded($variant['label'])));
        draw_fields($variant['fields'], $own, $variant['value'] === $chosen ? list_value($value) : []);
        echo '</div>';
    }
    echo '</div>';
}

/** Named values.
 * @param array<string, mixed> $input
 * @param array<string, mixed> $place
 * @param mixed $value */
function draw_record(array $input, array $place, $value): void
{
    $named = list_value($value);
    $names = array_map('strval', array_keys($named));
    draw_cards($place, count($names), function (array $own, int $index) use ($input, $named, $names): void {
        $name = $names[$index] ?? '';
        $title = record_title($input, $name);
        echo '<div class="site-publisher-fields">';
        $key = place_within($own, 'key');
        if ($title === $name) {
            draw_field(['label' => all_words(text('key')), 'required' => true, 'input' => $input['key']], $key, $name);
        } else {
            printf('<div class="site-publisher-field is-name"><input type="hidden" name="%s" value="%s">%s <code>%s</code>', esc_attr($key['name']), esc_attr($name), esc_html($title), esc_html($name));
            draw_fault($key);
            echo '</div>';
        }
        $label = $title === '' ? text('value') : $title;
        draw_field(['label' => all_words($label), 'required' => true, 'input' => $input['value']], place_within($own, 'value'), $named[$name] ?? null);
        echo '</div>';
    });
}

/** @return array<string, string> */
function all_words(string $text): array
{
    return [editor_language() => $text];
}
