<?php
/** Columns of the table of a type, as its fields are described. A column of what is once in an entry has no part; the others belong to the
 * part whose rows are lines of the table: prices of a station, weeks of opening hours, tables of a price list. */

namespace SitePublisher;

if (!defined('ABSPATH')) {
    exit;
}

const ID_COLUMN = 'wp:id';
const TITLE_COLUMN = 'wp:title';
const STATE_COLUMN = 'wp:state';
const LANGUAGE_COLUMN = 'wp:language';
const TEXT_COLUMN = 'wp:text';

/** @return array<string, array{labels: array<int, array<string, string>>, input: array<string, mixed>, part: string}> By key; `labels` in
 * each language, of the outermost first. */
function csv_columns(string $type): array
{
    $kind = kinds()[$type];
    $columns = [
        ID_COLUMN => own_column('csv_id'),
        TITLE_COLUMN => isset($kind['title']) ? ['labels' => [$kind['title']['label']]] + own_column('csv_title') : own_column('csv_title'),
        STATE_COLUMN => own_column('csv_state'),
    ];
    if ($kind['text']) {
        $columns += [LANGUAGE_COLUMN => own_column('csv_language'), TEXT_COLUMN => own_column('csv_text')];
    }
    foreach ($kind['fields'] as $field) {
        $columns += input_columns($field['input'], $field['name'], [$field['label']], '');
    }
    return $columns;
}

/** @return array{labels: array<int, array<string, string>>, input: array<string, mixed>, part: string} */
function own_column(string $text): array
{
    return ['labels' => [all_texts($text)], 'input' => ['type' => 'text'], 'part' => ''];
}

/** @param array<string, mixed> $input
 * @param array<int, array<string, string>> $labels
 * @return array<string, array{labels: array<int, array<string, string>>, input: array<string, mixed>, part: string}> */
function input_columns(array $input, string $key, array $labels, string $part): array
{
    $columns = [];
    $own = $part === '' ? $key : $part;
    switch ($input['type']) {
        case 'texts':
            foreach ($input['languages'] as $language) {
                $columns["$key.$language"] = text_column(behind($labels, " ($language)"), $part);
            }
            return $columns;
        case 'group':
            return group_columns($input['fields'], $key, $labels, $part);
        case 'table':
            return number_column($input, $key, $labels, $own) + group_columns($input['columns'], $key, $labels, $own);
        case 'blocks':
            return number_column($input, $key, $labels, $own) + variant_columns($input, $key, $labels, $own);
        case 'variant':
            return variant_columns($input, $key, $labels, $part);
        case 'record':
            return ["$key.key" => text_column(array_merge($labels, [all_texts('key')]), $own)] + input_columns($input['value'], "$key.value", $labels, $own);
        case 'hours':
            $columns["$key.season"] = text_column(array_merge($labels, [all_texts('csv_season')]), $own);
            for ($day = 1; $day <= 7; $day++) {
                $columns["$key.day_$day"] = text_column(array_merge($labels, [all_texts("day_$day")]), $own);
            }
            return $columns;
        default:
            return [$key => ['labels' => isset($input['unit']) ? behind($labels, ", {$input['unit']}") : $labels, 'input' => $input, 'part' => $part]];
    }
}

/** @param array<int, array<string, string>> $labels
 * @return array{labels: array<int, array<string, string>>, input: array<string, mixed>, part: string} */
function text_column(array $labels, string $part): array
{
    return ['labels' => $labels, 'input' => ['type' => 'text'], 'part' => $part];
}

/** @param array<int, array<string, string>> $labels
 * @return array<int, array<string, string>> With an addition to the innermost. */
function behind(array $labels, string $more): array
{
    $last = array_pop($labels);
    $labels[] = array_map(function (string $label) use ($more): string {
        return $label . $more;
    }, $last);
    return $labels;
}

/** @param array<int, array<string, mixed>> $fields
 * @param array<int, array<string, string>> $labels
 * @return array<string, array{labels: array<int, array<string, string>>, input: array<string, mixed>, part: string}> */
function group_columns(array $fields, string $key, array $labels, string $part): array
{
    $columns = [];
    foreach ($fields as $field) {
        $columns += input_columns($field['input'], "$key.{$field['name']}", array_merge($labels, [$field['label']]), $part);
    }
    return $columns;
}

/** @param array<string, mixed> $input
 * @param array<int, array<string, string>> $labels
 * @return array<string, array{labels: array<int, array<string, string>>, input: array<string, mixed>, part: string}> Which lines are of the
 * same row, where a row has rows itself. */
function number_column(array $input, string $key, array $labels, string $part): array
{
    $numbers = [];
    foreach (all_texts('csv_number') as $language => $word) {
        $numbers[$language] = end($labels)[$language] . " $word";
    }
    return has_rows_within($input) ? ["$key.#" => text_column([$numbers], $part)] : [];
}

/** @param array<string, mixed> $input
 * @param array<int, array<string, string>> $labels
 * @return array<string, array{labels: array<int, array<string, string>>, input: array<string, mixed>, part: string}> */
function variant_columns(array $input, string $key, array $labels, string $part): array
{
    $columns = ["$key.type" => text_column(array_merge($labels, [all_texts('sort')]), $part)];
    foreach ($input['variants'] as $variant) {
        $columns += group_columns($variant['fields'], "$key.{$variant['value']}", array_merge($labels, [$variant['label']]), $part);
    }
    return $columns;
}

/** @param array<string, mixed> $input
 * @return bool Whether a row of a table or of blocks has rows itself. */
function has_rows_within(array $input): bool
{
    $fields = $input['columns'] ?? array_merge(...array_column($input['variants'], 'fields'));
    foreach ($fields as ['input' => $inner]) {
        if (in_array($inner['type'], ['table', 'blocks', 'record', 'hours'], true)) {
            return true;
        }
    }
    return false;
}

/** @param array<string, array<string, mixed>> $columns
 * @return array<string, string> The heading of each column in a language: as short as it can be without being that of another one. */
function csv_headings(array $columns, string $language): array
{
    $headings = [];
    $left = array_map(function (array $column) use ($language): array {
        return array_column($column['labels'], $language);
    }, $columns);
    for ($length = 1; $left !== []; $length++) {
        $short = array_map(function (array $labels) use ($length): string {
            return implode(': ', array_slice($labels, -$length));
        }, $left);
        $counts = array_count_values(array_map(__NAMESPACE__ . '\\lower_case', array_merge($headings, $short)));
        foreach ($short as $key => $heading) {
            $is_whole = $length >= count($left[$key]);
            if ($counts[lower_case($heading)] === 1 || $is_whole) {
                // Of two that are the same all the way, the key tells them apart.
                $headings[$key] = $counts[lower_case($heading)] === 1 ? $heading : "$heading ($key)";
                unset($left[$key]);
            }
        }
    }
    return array_replace(array_flip(array_keys($columns)), $headings);
}
