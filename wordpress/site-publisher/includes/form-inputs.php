<?php
/** Draws the inputs of a form as kinds.json describes them: one value, or one in each language. What consists of rows is in form-rows.php.
 *
 * A place says where an input stands: its name in the form, its path (`tables.0.rows`), the label of a cell (`cell`: ids of the elements
 * that name it; empty: it has a label of its own), and the faults of the whole entry by path. */

namespace SitePublisher;

if (!defined('ABSPATH')) {
    exit;
}

/** @param array<string, array{label: string, message: string}> $faults By path.
 * @return array{name: string, path: string, cell: string, faults: array<string, array{label: string, message: string}>} Of the whole form. */
function form_place(array $faults): array
{
    return ['name' => FORM, 'path' => '', 'cell' => '', 'faults' => $faults];
}

/** @param array<string, mixed> $place
 * @param string|int $key
 * @return array<string, mixed> */
function place_within(array $place, $key): array
{
    $path = $place['path'] === '' ? (string) $key : "{$place['path']}.$key";
    return ['name' => "{$place['name']}[$key]", 'path' => $path, 'cell' => ''] + $place;
}

/** @param array<int, array<string, mixed>> $fields
 * @param array<string, mixed> $place
 * @param array<mixed> $values By name. */
function draw_fields(array $fields, array $place, array $values): void
{
    echo '<div class="site-publisher-fields">';
    $has_place = array_diff(COORDINATES, array_column($fields, 'name')) === [];
    foreach ($fields as $field) {
        $is_coordinate = $has_place && in_array($field['name'], COORDINATES, true);
        if ($is_coordinate && $field['name'] === COORDINATES[0]) {
            draw_place($fields, $place, $values);
        } elseif (!$is_coordinate) {
            draw_field($field, place_within($place, $field['name']), $values[$field['name']] ?? null);
        }
    }
    echo '</div>';
}

/** @param array<string, mixed> $field
 * @param array<string, mixed> $place
 * @param mixed $value As stored. */
function draw_field(array $field, array $place, $value): void
{
    $input = $field['input'];
    $id = esc_attr(id_of($place['path']));
    $label = esc_html(worded($field['label']));
    $label .= $field['required'] || $input['type'] === 'yes' ? '' : sprintf(' <span class="site-publisher-optional">%s</span>', esc_html(text('optional')));
    $has_parts = has_parts($input);
    // phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped above.
    if ($has_parts) {
        printf('<fieldset class="site-publisher-field is-%s" id="%s" tabindex="-1" aria-describedby="%2$s_help %2$s_fault"><legend>%s</legend>', esc_attr(look_of($input)), $id, $label);
    } else {
        $tag = $input['type'] === 'yes' ? '' : sprintf('<label for="%s">%s</label>', $id, $label);
        printf('<div class="site-publisher-field is-%s">%s', esc_attr(look_of($input)), $tag);
    }
    printf('<p class="description" id="%s_help"%s>%s</p>', $id, isset($field['help']) ? '' : ' hidden', esc_html(worded($field['help'] ?? null)));
    if ($input['type'] === 'yes') {
        echo '<label>';
        draw_input($input, $place, $value);
        echo " $label</label>";
    } else {
        draw_input($input, $place, $value);
    }
    draw_fault($place);
    echo $has_parts ? '</fieldset>' : '</div>';
    // phpcs:enable
}

/** @param array<string, mixed> $input
 * @return bool Whether it is more than one element, so that no label can be for it. */
function has_parts(array $input): bool
{
    return !in_array($input['type'], ['text', 'number', 'yes', 'time', 'instant', 'day-of-year', 'choice', 'entry', 'list', 'day'], true) || isset($input['openEnd']);
}

/** @param array<string, mixed> $input
 * @return string Class that gives an input its width. */
function look_of(array $input): string
{
    $is_long = ($input['type'] === 'text' && (isset($input['lines']) || ($input['format'] ?? '') === 'html')) || $input['type'] === 'list';
    return $is_long ? 'long' : $input['type'];
}

/** @param array<string, mixed> $place */
function draw_fault(array $place): void
{
    $message = $place['faults'][$place['path']]['message'] ?? '';
    printf('<p class="site-publisher-fault" id="%s_fault"%s>%s</p>', esc_attr(id_of($place['path'])), $message === '' ? ' hidden' : '', esc_html($message));
}

/** @param array<string, mixed> $input
 * @param array<string, mixed> $place
 * @param mixed $value As stored. */
function draw_input(array $input, array $place, $value): void
{
    $draw = __NAMESPACE__ . '\\draw_' . str_replace('-', '_', $input['type']);
    $draw($input, $place, $value);
}

/** @param array<string, mixed> $place
 * @return string Escaped. */
function attributes_of(array $place): string
{
    $id = id_of($place['path']);
    $is_wrong = isset($place['faults'][$place['path']]);
    $described = $place['cell'] === '' ? "{$id}_help {$id}_fault" : "{$id}_fault";
    return sprintf('id="%s" name="%s" aria-describedby="%s"', esc_attr($id), esc_attr($place['name']), esc_attr($described))
        . ($is_wrong ? ' aria-invalid="true"' : '')
        . ($place['cell'] === '' ? '' : sprintf(' aria-labelledby="%s"', esc_attr($place['cell'])));
}

/** @param array<string, mixed> $input
 * @param array<string, mixed> $place
 * @param mixed $value */
function draw_text(array $input, array $place, $value): void
{
    $text = is_scalar($value) ? (string) $value : '';
    $format = $input['format'] ?? '';
    $shared = attributes_of($place) . (isset($input['language']) ? sprintf(' lang="%s"', esc_attr($input['language'])) : '');
    // phpcs:disable WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped there.
    if (isset($input['lines']) || $format === 'html') {
        printf('<textarea %s rows="%d"%s>%s</textarea>', $shared, $format === 'html' ? 8 : 3, $format === 'html' ? ' data-html' : '', esc_textarea($text));
        return;
    }
    $modes = ['email' => 'email', 'url' => 'url', 'phone' => 'tel'];
    printf('<input type="text" inputmode="%s" %s value="%s">', $modes[$format] ?? 'text', $shared, esc_attr($text));
    // phpcs:enable
}

/** Amounts of money are shown with both decimals. */
const CENT = 0.01;

/** A text input, so that a browser neither hides what is no number nor insists on its own decimal sign.
 * @param array<string, mixed> $input
 * @param array<string, mixed> $place
 * @param mixed $value */
function draw_number(array $input, array $place, $value): void
{
    // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped there.
    printf('<span class="site-publisher-number"><input type="text" inputmode="decimal" autocomplete="off" %s value="%s">', attributes_of($place), esc_attr(number_text($value, $input)));
    echo isset($input['unit']) && $place['cell'] === '' ? ' ' . esc_html($input['unit']) . '</span>' : '</span>';
}

/** @param mixed $value
 * @param array<string, mixed> $input
 * @return string With the decimal sign of the editor's language; what is no number as it is. */
function number_text($value, array $input = []): string
{
    $text = is_string($value) ? $value : (is_int($value) || is_float($value) ? (string) wp_json_encode($value) : '');
    if (is_numeric($text) && ($input['step'] ?? 0) === CENT && number_fault($input, $text) === null) {
        $text = number_format((float) $text, 2, '.', '');
    }
    return is_numeric($text) && editor_language() !== 'en' ? str_replace('.', ',', $text) : $text;
}

/** @param array<string, mixed> $input
 * @param array<string, mixed> $place
 * @param mixed $value */
function draw_yes(array $input, array $place, $value): void
{
    // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped there.
    printf('<input type="checkbox" %s value="1"%s>', attributes_of($place), checked(in_array($value, [true, 1, '1'], true), true, false));
}

/** @param array<string, mixed> $input
 * @param array<string, mixed> $place
 * @param mixed $value */
function draw_day(array $input, array $place, $value): void
{
    $day = text_value($value);
    if (!isset($input['openEnd'])) {
        draw_dated($place, 'date', $day, $day === '' || is_day($day));
        return;
    }
    $is_open = $day === $input['openEnd'] || $day === '';
    echo '<span class="site-publisher-end">';
    draw_dated(['cell' => id_of($place['path']) . '_end'] + place_within($place, 'day'), 'date', $is_open ? '' : $day, $day === '' || is_day($day));
    printf(
        '<span hidden id="%s_end">%s</span><label><input type="checkbox" name="%s[open]" value="1" data-open%s> %s</label></span>',
        esc_attr(id_of($place['path'])),
        esc_html(text('last_day')),
        esc_attr($place['name']),
        checked($is_open, true, false),
        esc_html(text('open_end'))
    );
    draw_fault(place_within($place, 'day'));
}

/** @param array<string, mixed> $place
 * @param bool $is_shown A browser shows nothing of what is no such value, so it would be lost. */
function draw_dated(array $place, string $type, string $value, bool $is_shown): void
{
    // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped there.
    printf('<input type="%s" %s value="%s">', $is_shown ? esc_attr($type) : 'text', attributes_of($place), esc_attr($value));
}

/** A text input: what a browser draws for times asks for am and pm where its own language is English, and has four stops for the keyboard.
 * @param array<string, mixed> $input
 * @param array<string, mixed> $place
 * @param mixed $value */
function draw_time(array $input, array $place, $value): void
{
    // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped there.
    printf('<input type="text" inputmode="numeric" autocomplete="off" data-time %s value="%s">', attributes_of($place), esc_attr(full_time(text_value($value))));
}

/** @param array<string, mixed> $input
 * @param array<string, mixed> $place
 * @param mixed $value */
function draw_day_of_year(array $input, array $place, $value): void
{
    draw_text([], $place, shown_day_of_year(text_value($value)));
}

/** @param array<string, mixed> $input
 * @param array<string, mixed> $place
 * @param mixed $value */
function draw_instant(array $input, array $place, $value): void
{
    $text = text_value($value);
    $at = strtotime($text);
    draw_dated($place, 'datetime-local', $at === false ? $text : (string) wp_date('Y-m-d\\TH:i', $at), $text === '' || $at !== false);
}

/** @param array<string, mixed> $input
 * @param array<string, mixed> $place
 * @param mixed $value */
function draw_choice(array $input, array $place, $value): void
{
    $chosen = is_scalar($value) ? (string) $value : '';
    $labels = choice_labels($input);
    if ($labels === [] && $input['type'] === 'entry') {
        // Nothing to choose from yet: the website may have such entries that are not here.
        draw_text([], $place, $chosen);
        return;
    }
    $unknown = $chosen === '' || isset($labels[$chosen]) ? [] : [$chosen => $chosen];
    // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped there.
    printf('<select %s>', attributes_of($place));
    foreach (['' => text('choice_none')] + $labels + $unknown as $choice => $label) {
        printf('<option value="%s"%s>%s</option>', esc_attr((string) $choice), selected($chosen, (string) $choice, false), esc_html($label));
    }
    echo '</select>';
}

/** @param array<string, mixed> $input
 * @param array<string, mixed> $place
 * @param mixed $value */
function draw_entry(array $input, array $place, $value): void
{
    draw_choice($input, $place, $value);
}

/** @param array<string, mixed> $input
 * @param array<string, mixed> $place
 * @param mixed $value */
function draw_choices(array $input, array $place, $value): void
{
    $labels = choice_labels($input);
    $chosen = array_filter(list_value($value), 'is_string');
    echo '<div class="site-publisher-choices">';
    foreach ($labels + array_combine($chosen, $chosen) as $choice => $label) {
        printf(
            '<label><input type="checkbox" name="%s[]" value="%s"%s> %s</label>',
            esc_attr($place['name']),
            esc_attr((string) $choice),
            checked(in_array((string) $choice, $chosen, true), true, false),
            esc_html($label)
        );
    }
    echo '</div>';
}

/** @param array<string, mixed> $input
 * @param array<string, mixed> $place
 * @param mixed $value */
function draw_texts(array $input, array $place, $value): void
{
    $rest = array_intersect_key($input, ['format' => 1]) + (isset($input['lines']) ? ['lines' => true] : []);
    echo '<div class="site-publisher-languages">';
    foreach ($input['languages'] as $language) {
        $own = place_within($place, $language);
        $id = esc_attr(id_of($own['path']));
        $is_cell = $place['cell'] !== '';
        $label = $is_cell ? strtoupper($language) : text("in_$language");
        if (!$is_cell && $input['required'] !== [] && !in_array($language, $input['required'], true)) {
            $label .= ' ' . text('optional');
        }
        // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped above.
        printf('<div><label for="%1$s" id="%1$s_language">%2$s</label><span hidden id="%1$s_help"></span>', $id, esc_html($label));
        draw_text(['language' => $language] + $rest, ['cell' => $is_cell ? "{$place['cell']} {$id}_language" : ''] + $own, text_at($value, $language));
        draw_fault($own);
        echo '</div>';
    }
    echo '</div>';
}

/** One value a line.
 * @param array<string, mixed> $input
 * @param array<string, mixed> $place
 * @param mixed $value */
function draw_list(array $input, array $place, $value): void
{
    $is_day = $input['item']['type'] === 'day-of-year';
    $lines = array_map(function ($line) use ($is_day): string {
        return $is_day ? shown_day_of_year((string) $line) : (is_string($line) ? $line : number_text($line));
    }, array_filter(list_value($value), 'is_scalar'));
    draw_text(['lines' => true], $place, implode("\n", $lines));
}
