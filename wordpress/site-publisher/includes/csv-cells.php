<?php
/** One value as a cell of a spreadsheet, and back: as people write it in Estonia, with a comma in numbers and the day first. */

namespace SitePublisher;

if (!defined('ABSPATH')) {
    exit;
}

/** What Excel takes as a formula; and what it would make something else of: 0784 loses its zero, 24.12 becomes a date. */
const SPOILED_CELL = '/^[\s\x00]*(?:[=+\-@]|\xEF\xBC[\x8B\x8D\x9D\xA0])|^(?:0\d+|\d{12,}|\d{1,2}[.\/-]\d{1,2}|\d+[eE]\d+)$/D';

/** Excel cuts off the rest. */
const CELL_LIMIT = 32767;

/** @return string Behind an apostrophe where a spreadsheet would not leave it as it is. */
function guarded_cell(string $text): string
{
    return needs_guard($text) ? "'$text" : $text;
}

/** @return string Without the apostrophe of guarded_cell; one of the text itself stays. */
function unguarded_cell(string $cell): string
{
    return $cell !== '' && $cell[0] === "'" && needs_guard(substr($cell, 1)) ? substr($cell, 1) : $cell;
}

function needs_guard(string $text): bool
{
    return preg_match(SPOILED_CELL, ltrim($text, "'")) === 1;
}

/** @param array<string, mixed> $input
 * @param mixed $value As stored.
 * @return string Not guarded. */
function value_cell(array $input, $value): string
{
    switch ($input['type']) {
        case 'number':
            return str_replace('.', ',', number_text($value, $input));
        case 'yes':
            return text(in_array($value, [true, 1, '1'], true) ? 'csv_yes' : 'csv_no');
        case 'time':
            return full_time(text_value($value));
        case 'day-of-year':
            return shown_day_of_year(text_value($value));
        case 'day':
        case 'instant':
            return shown_text($input, $value);
        case 'choice':
        case 'entry':
            return choice_cell($input, is_scalar($value) ? (string) $value : '');
        case 'choices':
            return implode('; ', array_map(function (string $chosen) use ($input): string {
                return choice_cell($input, $chosen);
            }, array_filter(list_value($value), 'is_string')));
        case 'list':
            return implode("\n", array_map(function ($line) use ($input): string {
                return value_cell($input['item'], $line);
            }, array_filter(list_value($value), 'is_scalar')));
        default:
            return is_scalar($value) ? (string) preg_replace('/\r\n?/', "\n", (string) $value) : '';
    }
}

/** @param array<string, mixed> $input
 * @return string|string[]|array{day: string} As the form would send it. */
function typed_cell(array $input, string $cell)
{
    switch ($input['type']) {
        case 'yes':
            return yes_word($cell);
        case 'day':
            return isset($input['openEnd']) && is_word('open_end', $cell) ? '' : $cell;
        case 'time':
            return without_seconds($cell);
        case 'choice':
        case 'entry':
            return chosen_value($input, $cell);
        case 'choices':
            return array_map(function (string $part) use ($input): string {
                return chosen_value($input, $part);
            }, preg_split('/\s*[;\n]\s*/', $cell, -1, PREG_SPLIT_NO_EMPTY) ?: []);
        case 'list':
            // A spreadsheet of one line a cell is written with semicolons where a day stands alone.
            return $input['item']['type'] === 'day-of-year' ? str_replace(';', "\n", $cell) : $cell;
        default:
            return $cell;
    }
}

/** @return string 1, 0, or what is neither. */
function yes_word(string $cell): string
{
    if (in_array($cell, ['', '0'], true) || is_word('csv_no', $cell)) {
        return '0';
    }
    return in_array($cell, ['1', 'x', 'X'], true) || is_word('csv_yes', $cell) ? '1' : $cell;
}

/** Whether a cell is a text of the plugin, in whichever language. */
function is_word(string $key, string $cell): bool
{
    return in_array(lower_case($cell), array_map(__NAMESPACE__ . '\\lower_case', all_texts($key)), true);
}

function lower_case(string $text): string
{
    return function_exists('mb_strtolower') ? mb_strtolower($text, 'UTF-8') : strtolower($text);
}

/** @return string `10:00:00`, which a spreadsheet makes of a time, as `10:00`. */
function without_seconds(string $time): string
{
    return (string) preg_replace('/^(\d?\d:\d\d):00$/D', '$1', $time);
}

/** @param array<string, mixed> $input
 * @return string The label; with the value where several have the same one. */
function choice_cell(array $input, string $value): string
{
    $label = preg_replace('/\s+/u', ' ', choice_labels($input)[$value] ?? $value);
    foreach ([$label, "$label [$value]"] as $cell) {
        if ($input['type'] !== 'choices' || strpos($cell, ';') === false) {
            if (chosen_value($input, $cell) === $value) {
                return $cell;
            }
        }
    }
    return $value;
}

/** @param array<string, mixed> $input
 * @return string The value of a cell that has it, its label in whichever language, or both; any other text as it is. */
function chosen_value(array $input, string $cell): string
{
    $values = choice_values($input);
    $found = $values[$cell] ?? $values[lower_case($cell)] ?? [];
    if (count($found) === 1) {
        return $found[0];
    }
    $is_both = preg_match('/\[([^\[\]]+)\]$/D', $cell, $inside) === 1 && isset(choice_labels($input)[$inside[1]]);
    return $is_both ? $inside[1] : $cell;
}

/** @param array<string, mixed> $input
 * @return array<string, string[]> Values by what a cell may say of them. */
function choice_values(array $input): array
{
    static $kept = [];
    $key = ($input['of'] ?? '') . md5((string) wp_json_encode($input['choices'] ?? []));
    if (isset($kept[$key])) {
        return $kept[$key];
    }
    $values = [];
    foreach (choice_labels($input) as $value => $label) {
        $values[lower_case(trim((string) preg_replace('/\s+/u', ' ', $label)))][] = (string) $value;
    }
    foreach ($input['choices'] ?? [] as $choice) {
        foreach ($choice['label'] as $label) {
            $values[lower_case($label)][] = (string) $choice['value'];
        }
    }
    foreach (array_keys(choice_labels($input)) as $value) {
        $values[(string) $value] = [(string) $value];
    }
    return $kept[$key] = array_map(function (array $found): array {
        return array_values(array_unique($found));
    }, $values);
}
