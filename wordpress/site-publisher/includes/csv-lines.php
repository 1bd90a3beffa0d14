<?php
/** An entry as lines of a table: what it has once stands in the first line, rows of a part stand below each other, and parts beside each
 * other. */

namespace SitePublisher;

if (!defined('ABSPATH')) {
    exit;
}

/** @param array<int, array<string, mixed>> $fields
 * @param array<string, mixed> $values
 * @return array<int, array<string, string>> Cells by column, of each line. */
function fields_lines(array $fields, array $values, string $key = ''): array
{
    return beside_each_other(array_map(function (array $field) use ($values, $key): array {
        return value_lines($field['input'], $values[$field['name']] ?? null, $key === '' ? $field['name'] : "$key.{$field['name']}");
    }, $fields));
}

/** @param array<int, array<int, array<string, string>>> $parts
 * @return array<int, array<string, string>> */
function beside_each_other(array $parts): array
{
    $lines = [];
    foreach ($parts as $part) {
        foreach ($part as $number => $cells) {
            $lines[$number] = ($lines[$number] ?? []) + $cells;
        }
    }
    return $lines;
}

/** @param array<string, mixed> $input
 * @param mixed $value As stored.
 * @return array<int, array<string, string>> */
function value_lines(array $input, $value, string $key): array
{
    switch ($input['type']) {
        case 'texts':
            $cells = [];
            foreach ($input['languages'] as $language) {
                $cells["$key.$language"] = value_cell(['type' => 'text'], text_at($value, $language));
            }
            return [$cells];
        case 'group':
            return fields_lines($input['fields'], list_value($value), $key);
        case 'table':
        case 'blocks':
            return rows_lines($input, list_value($value), $key);
        case 'variant':
            return variant_lines($input, list_value($value), $key);
        case 'record':
            return record_lines($input, list_value($value), $key);
        case 'hours':
            return array_map(function (array $week) use ($key): array {
                return week_cells($week, $key);
            }, weeks_of(list_value($value)));
        default:
            return [[$key => value_cell($input, $value)]];
    }
}

/** @param array<string, mixed> $input
 * @param array<mixed> $rows
 * @return array<int, array<string, string>> */
function rows_lines(array $input, array $rows, string $key): array
{
    $lines = [];
    foreach (array_values($rows) as $index => $row) {
        $own = isset($input['columns']) ? fields_lines($input['columns'], list_value($row), $key) : variant_lines($input, list_value($row), $key);
        foreach ($own as $cells) {
            $lines[] = (has_rows_within($input) ? ["$key.#" => (string) ($index + 1)] : []) + $cells;
        }
    }
    return $lines;
}

/** @param array<string, mixed> $input
 * @param array<mixed> $value
 * @return array<int, array<string, string>> */
function variant_lines(array $input, array $value, string $key): array
{
    $chosen = variant_of($value);
    $cells = ["$key.type" => choice_cell(variant_choices($input), $chosen)];
    return beside_each_other([[$cells], fields_lines(variant_fields($input, $chosen), $value, "$key.$chosen")]);
}

/** @param array<string, mixed> $input
 * @return array<string, mixed> The input of which variant it is. */
function variant_choices(array $input): array
{
    return ['type' => 'choice', 'choices' => array_map(function (array $variant): array {
        return ['value' => $variant['value'], 'label' => $variant['label']];
    }, $input['variants'])];
}

/** @param array<string, mixed> $input
 * @param array<mixed> $record
 * @return array<int, array<string, string>> */
function record_lines(array $input, array $record, string $key): array
{
    $lines = [];
    foreach ($record as $name => $value) {
        $own = beside_each_other([[["$key.key" => (string) $name]], value_lines($input['value'], $value, "$key.value")]);
        $lines = array_merge($lines, $own);
    }
    return $lines;
}

/** @param array{season: array<mixed>, days: array<int, array<int, array{opens: string, closes: string}>>} $week
 * @return array<string, string> */
function week_cells(array $week, string $key): array
{
    $ends = array_map(__NAMESPACE__ . '\\shown_day_of_year', array_filter($week['season'], 'is_string'));
    $cells = ["$key.season" => implode('–', array_filter([$ends['from'] ?? '', $ends['until'] ?? ''], 'strlen'))];
    for ($day = 1; $day <= 7; $day++) {
        $cells["$key.day_$day"] = implode(', ', array_map(function (array $time): string {
            return full_time($time['opens']) . '–' . full_time($time['closes']);
        }, $week['days'][$day] ?? []));
    }
    return $cells;
}
