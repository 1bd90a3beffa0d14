<?php
/** Reads what a form sent into the form in which fields are kept. What cannot be read stays as it was typed: it is shown again, with what
 * is wrong about it. Rows keep the number that they have in the form, so that a fault is shown at its row; `packed` takes it away. */

namespace SitePublisher;

if (!defined('ABSPATH')) {
    exit;
}

/** @param array<int, array<string, mixed>> $fields
 * @param mixed $typed By name, as the form sends them.
 * @return array<string, mixed> */
function read_fields(array $fields, $typed): array
{
    $values = [];
    foreach ($fields as ['name' => $name, 'input' => $input]) {
        $values[$name] = read_input($input, list_value($typed)[$name] ?? '');
    }
    return $values;
}

/** @param array<string, mixed> $input
 * @param mixed $typed
 * @return mixed '', [] or null when it is empty. */
function read_input(array $input, $typed)
{
    $text = trim(text_value($typed));
    switch ($input['type']) {
        case 'number':
            return read_number($text);
        case 'yes':
            return $text === '1' ? '1' : '0';
        case 'day':
            return read_day($input, $typed);
        case 'time':
            return full_time($text);
        case 'day-of-year':
            return stored_day_of_year($text);
        case 'instant':
            return read_instant($text);
        case 'choices':
            // In the order of the list, in which the website shows them.
            $chosen = array_filter(list_value($typed), 'is_string');
            $known = array_intersect(array_map('strval', array_keys(choice_labels($input))), $chosen);
            return array_values(array_merge($known, array_diff($chosen, $known)));
        case 'texts':
            $texts = array_map('trim', array_filter(list_value($typed), 'is_string'));
            return array_filter(array_intersect_key($texts, array_flip($input['languages'])), 'strlen');
        case 'hours':
            return typed_hours(list_value($typed));
        case 'list':
            return array_map(function (string $line) use ($input) {
                return read_input($input['item'], $line);
            }, preg_split('/\s*\R\s*/u', $text, -1, PREG_SPLIT_NO_EMPTY) ?: []);
        case 'group':
            $values = read_fields($input['fields'], $typed);
            return is_blank($input['fields'], $values) ? [] : without_blanks($input['fields'], $values);
        case 'table':
            return read_rows($typed, function () use ($input): array {
                return [$input['columns'], []];
            });
        case 'blocks':
            return read_rows($typed, function (array $row) use ($input): array {
                return [variant_fields($input, text_at($row, 'type')), ['type' => text_at($row, 'type')]];
            });
        case 'variant':
            return read_variant($input, list_value($typed));
        case 'record':
            return read_record($input, list_value($typed));
        default:
            return $text;
    }
}

/** @return int|float|string|null null for nothing: an empty input or a dash. */
function read_number(string $text)
{
    if (in_array($text, ['', '-', '–', '—'], true)) {
        return null;
    }
    // 1 234,50 € as people write it.
    $bare = preg_replace(['/(?<=\d)[\s\x{A0}\x{202F}](?=\d{3})/u', '/\s*[€%°]$/u'], '', $text);
    $number = str_replace([',', '−'], ['.', '-'], (string) $bare);
    if (!preg_match('/^-?\d{1,15}(\.\d{1,10})?$/D', $number)) {
        return $text;
    }
    return (float) $number === (float) (int) $number ? (int) $number : (float) $number;
}

/** @param array<string, mixed> $input
 * @param mixed $typed */
function read_day(array $input, $typed): string
{
    $day = trim(is_array($typed) ? text_at($typed, 'day') : text_value($typed));
    // Without its script the form sends both; then the day counts.
    if ($day === '' && isset($input['openEnd'])) {
        return $input['openEnd'];
    }
    // 31.1.2026 as people write it, and spreadsheets.
    return preg_match('/^(\d?\d)\.\s?(\d?\d)\.\s?(\d{4})$/D', $day, $found) ? sprintf('%s-%02d-%02d', $found[3], (int) $found[2], (int) $found[1]) : $day;
}

function read_instant(string $text): string
{
    $at = $text === '' ? false : date_create($text, wp_timezone());
    return $at === false ? $text : $at->format(DATE_ATOM);
}

/** @param mixed $typed
 * @param callable $describe For a row: its fields, and what it has besides them.
 * @return array<int, array<string, mixed>> Without empty rows. */
function read_rows($typed, callable $describe): array
{
    $rows = [];
    foreach (array_filter(list_value($typed), 'is_array') as $index => $row) {
        [$fields, $more] = $describe($row);
        $values = read_fields($fields, $row);
        if (!is_blank($fields, $values)) {
            $rows[$index] = $more + without_blanks($fields, $values);
        }
    }
    return $rows;
}

/** @param array<int, array<string, mixed>> $fields
 * @param array<string, mixed> $values
 * @return bool Whether nobody filled anything in; a box without a tick says nothing. */
function is_blank(array $fields, array $values): bool
{
    foreach ($fields as ['name' => $name, 'input' => $input]) {
        $is_empty = in_array($values[$name], ['', null, []], true) || ($input['type'] === 'yes' && $values[$name] === '0');
        if (!$is_empty) {
            return false;
        }
    }
    return true;
}

/** @param array<int, array<string, mixed>> $fields
 * @param array<string, mixed> $values
 * @return array<string, mixed> A number that may be none stays as null: it says that something is not offered. */
function without_blanks(array $fields, array $values): array
{
    foreach ($fields as ['name' => $name, 'input' => $input]) {
        if (in_array($values[$name], ['', []], true) || ($values[$name] === null && !isset($input['empty']))) {
            unset($values[$name]);
        }
    }
    return $values;
}

/** @param array<string, mixed> $input
 * @param array<mixed> $typed The chosen variant, and the fields of each.
 * @return array<string, mixed> */
function read_variant(array $input, array $typed): array
{
    $chosen = text_at($typed, 'type');
    $fields = variant_fields($input, $chosen);
    return $chosen === '' ? [] : ['type' => $chosen] + without_blanks($fields, read_fields($fields, $typed[$chosen] ?? []));
}

/** @param array<string, mixed> $input
 * @param array<mixed> $typed
 * @return array<string, mixed> */
function read_record(array $input, array $typed): array
{
    $record = [];
    foreach ($typed as $row) {
        $key = trim(text_at($row, 'key'));
        $value = read_input($input['value'], list_value($row)['value'] ?? '');
        if ($key !== '' || !in_array($value, ['', null, []], true)) {
            $record[$key] = $value;
        }
    }
    return $record;
}

/** @param mixed $value
 * @return mixed With the rows of each list numbered from 0. */
function packed($value)
{
    if (!is_array($value)) {
        return $value;
    }
    $parts = array_map(__NAMESPACE__ . '\\packed', $value);
    return array_filter(array_keys($value), 'is_int') === array_keys($value) ? array_values($parts) : $parts;
}
