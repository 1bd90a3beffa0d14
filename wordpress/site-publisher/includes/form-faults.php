<?php
/** What the website would refuse about the fields of an entry, by the rules of its schemas (kinds.json): said at the very field, in the
 * language of the editor, both while somebody fills in the form and after saving. */

namespace SitePublisher;

if (!defined('ABSPATH')) {
    exit;
}

/** @param array<int, array<string, mixed>> $fields
 * @param array<string, mixed> $values As read_fields or the database has them.
 * @param string $path Of what has the fields.
 * @param string $within Label of it, with a colon behind.
 * @return array<string, array{label: string, message: string}> By path. */
function faults_of(array $fields, array $values, string $path = '', string $within = ''): array
{
    $faults = [];
    foreach ($fields as $field) {
        $at = $path === '' ? $field['name'] : "$path.{$field['name']}";
        $faults += field_faults($field, $values[$field['name']] ?? null, $at, $within . worded($field['label']));
    }
    return $faults;
}

/** @param array<string, mixed> $field
 * @param mixed $value
 * @return array<string, array{label: string, message: string}> */
function field_faults(array $field, $value, string $path, string $label): array
{
    // The element of the day itself, beside the box that says that there is no last one.
    $path = isset($field['input']['openEnd']) ? "$path.day" : $path;
    if (in_array($value, ['', null, []], true)) {
        $may_be_empty = !$field['required'] || isset($field['input']['empty']) || isset($field['input']['openEnd']) || $field['input']['type'] === 'yes';
        return $may_be_empty ? [] : [$path => ['label' => $label, 'message' => text('field_missing')]];
    }
    return input_faults($field['input'], $value, $path, $label);
}

/** @param array<string, mixed> $input
 * @param mixed $value Not empty.
 * @return array<string, array{label: string, message: string}> */
function input_faults(array $input, $value, string $path, string $label): array
{
    switch ($input['type']) {
        case 'texts':
            return texts_faults($input, list_value($value), $path, $label);
        case 'hours':
            return hours_faults(list_value($value), $path, $label);
        case 'group':
            return faults_of($input['fields'], list_value($value), $path, "$label: ");
        case 'table':
        case 'blocks':
            return rows_faults($input, list_value($value), $path, $label);
        case 'variant':
            $chosen = variant_of($value);
            return faults_of(variant_fields($input, $chosen), list_value($value), "$path.$chosen", "$label: ");
        case 'record':
            return record_faults($input, list_value($value), $path, $label);
        default:
            $message = value_fault($input, $value);
            return $message === null ? [] : [$path => ['label' => $label, 'message' => $message]];
    }
}

/** @param array<string, mixed> $input
 * @param array<mixed> $texts
 * @return array<string, array{label: string, message: string}> */
function texts_faults(array $input, array $texts, string $path, string $label): array
{
    $faults = [];
    foreach ($input['languages'] as $language) {
        $text = text_at($texts, $language);
        $message = $text === ''
            ? (in_array($language, $input['required'], true) ? text('field_untranslated', text("language_$language")) : null)
            : text_fault($input, $text);
        if ($message !== null) {
            $faults["$path.$language"] = ['label' => "$label, " . text("language_$language"), 'message' => $message];
        }
    }
    return $faults;
}

/** @param array<string, mixed> $input
 * @param array<mixed> $rows By their numbers in the form.
 * @return array<string, array{label: string, message: string}> */
function rows_faults(array $input, array $rows, string $path, string $label): array
{
    $count = count_fault($input, $rows);
    $faults = $count === null ? [] : [$path => ['label' => $label, 'message' => $count]];
    $number = 0;
    foreach ($rows as $index => $row) {
        $number++;
        $fields = $input['columns'] ?? variant_fields($input, variant_of($row));
        $faults += faults_of($fields, list_value($row), "$path.$index", text('in_row', $label, $number));
    }
    return $faults;
}

/** @param array<string, mixed> $input
 * @param array<mixed> $record
 * @return array<string, array{label: string, message: string}> */
function record_faults(array $input, array $record, string $path, string $label): array
{
    $faults = [];
    foreach (array_keys($record) as $index => $key) {
        $named = "$label: " . record_title($input, (string) $key);
        $faults += field_faults(['required' => true, 'input' => $input['key']], (string) $key, "$path.$index.key", $named);
        $faults += field_faults(['required' => true, 'input' => $input['value']], $record[$key], "$path.$index.value", $named);
    }
    return $faults;
}

/** @param array<string, mixed> $input
 * @param mixed $value Not empty.
 * @return string|null null when the website takes it. */
function value_fault(array $input, $value): ?string
{
    switch ($input['type']) {
        case 'number':
            return number_fault($input, $value);
        case 'day':
            return is_day($value) ? null : text('field_wrong_day');
        case 'time':
            return is_time(full_time(text_value($value))) ? null : text('field_wrong_time');
        case 'day-of-year':
            return is_day_of_year(stored_day_of_year(text_value($value))) ? null : text('field_wrong_day_of_year');
        case 'instant':
            return strtotime(text_value($value)) === false ? text('field_wrong_instant') : null;
        case 'choice':
        case 'choices':
        case 'entry':
            $unknown = array_diff(array_map('strval', (array) $value), array_map('strval', array_keys(choice_labels($input))));
            return $unknown === [] ? count_fault($input, (array) $value) : text('field_wrong_choice', implode(', ', $unknown));
        case 'list':
            $wrong = array_filter((array) $value, function ($line) use ($input): bool {
                return value_fault($input['item'], $line) !== null;
            });
            return $wrong === [] ? count_fault($input, (array) $value) : text('lines_wrong', (string) value_fault($input['item'], reset($wrong)), implode(', ', $wrong));
        default:
            return text_fault($input, text_value($value));
    }
}

/** @param array<string, mixed> $input
 * @param array<mixed> $parts
 * @return string|null null when there are as many as the website asks for. */
function count_fault(array $input, array $parts): ?string
{
    if (count($parts) < ($input['min'] ?? 0)) {
        return text('field_too_few', $input['min']);
    }
    return count($parts) > ($input['max'] ?? INF) ? text('field_too_many', $input['max']) : null;
}

/** @param array<string, mixed> $input */
function text_fault(array $input, string $text): ?string
{
    $length = utf16_length(trim($text));
    if ($length > ($input['maxLength'] ?? INF)) {
        return text('field_too_long', $input['maxLength']);
    }
    if ($length < ($input['minLength'] ?? 0)) {
        return text('field_too_short', $input['minLength']);
    }
    $pattern = $input['pattern'] ?? null;
    // Made from expressions of JavaScript, in which $ is the end.
    if ($pattern !== null && preg_match('~' . str_replace('~', '\\~', $pattern) . '~uD', $text) !== 1) {
        return worded($input['patternHelp'] ?? null) ?: text('field_wrong_form');
    }
    return null;
}

/** @return int In the units of JavaScript and Excel, of which a rare letter has two. */
function utf16_length(string $text): int
{
    return preg_match_all('/./us', $text) + preg_match_all('/[\x{10000}-\x{10FFFF}]/u', $text);
}

/** @param array<string, mixed> $input
 * @param mixed $value */
function number_fault(array $input, $value): ?string
{
    if (!is_numeric($value)) {
        return text('field_wrong_number');
    }
    $number = (float) $value;
    if (isset($input['min']) && $number < $input['min']) {
        return text('field_too_small', number_text($input['min']));
    }
    if (isset($input['above']) && $number <= $input['above']) {
        return text('field_not_above', number_text($input['above']));
    }
    if (isset($input['max']) && $number > $input['max']) {
        return text('field_too_large', number_text($input['max']));
    }
    $step = $input['step'] ?? null;
    $is_whole = $step === null || abs(round($number / $step) * $step - $number) < 1e-9;
    return $is_whole ? null : ($step === 1 ? text('field_not_whole') : text('field_wrong_step', number_text($step)));
}

/** @param mixed $value
 * @return bool Whether it is a day of the calendar as 2026-01-31: browsers without a date input send any text. */
function is_day($value): bool
{
    $parts = is_string($value) && preg_match('/^(\d{4})-(\d\d)-(\d\d)$/D', $value, $found) ? $found : null;
    return $parts !== null && checkdate((int) $parts[2], (int) $parts[3], (int) $parts[1]);
}
