<?php
/** What differs between two versions of the rows of an entry, as short as people want to read it. */

namespace SitePublisher;

if (!defined('ABSPATH')) {
    exit;
}

/** @param array<string, string> $headings
 * @param array<int, array<string, string>> $old Without empty cells.
 * @param array<int, array<string, string>> $new
 * @param string $part Name of the part whose rows these are; empty for the one row of what is once in an entry.
 * @return array<int, array{label: string, old: string, new: string}> */
function row_changes(array $headings, array $old, array $new, string $part): array
{
    if ($part === '') {
        return cell_changes($headings, $old[0] ?? [], $new[0] ?? [], '');
    }
    $start = 0;
    while (isset($old[$start], $new[$start]) && $old[$start] === $new[$start]) {
        $start++;
    }
    $named = $old === [] ? [] : array_keys(array_intersect_key($old[0], ...$old, ...$new));
    [$old, $new] = [array_slice($old, $start), array_slice($new, $start)];
    while ($old !== [] && $new !== [] && end($old) === end($new)) {
        array_pop($old);
        array_pop($new);
    }
    if ($old === [] && $new === []) {
        return [];
    }
    if (count($old) === count($new)) {
        return array_merge(...array_map(function (array $before, array $after, int $index) use ($headings, $part, $start, $named): array {
            $name = row_name($named, $before, $after);
            return cell_changes($headings, $before, $after, text('in_row', $part . ($name === '' ? '' : " ($name)"), $start + $index + 1));
        }, $old, $new, array_keys($old)));
    }
    return [['label' => text('csv_rows_from', $part, $start + 1), 'old' => rows_text($old), 'new' => rows_text($new)]];
}

/** @param string[] $named Columns that every row has.
 * @param array<string, string> $before
 * @param array<string, string> $after
 * @return string The first that says which row it is; empty where none does. */
function row_name(array $named, array $before, array $after): string
{
    foreach ($named as $key) {
        if (substr($key, -2) !== '.#' && $before[$key] === $after[$key]) {
            return $before[$key];
        }
    }
    return '';
}

/** @param array<string, string> $headings
 * @param array<string, string> $old
 * @param array<string, string> $new
 * @return array<int, array{label: string, old: string, new: string}> */
function cell_changes(array $headings, array $old, array $new, string $within): array
{
    $changes = [];
    foreach ($headings as $key => $heading) {
        $before = $old[$key] ?? '';
        $after = $new[$key] ?? '';
        if ($before !== $after) {
            $changes[] = ['label' => $within . $heading, 'old' => $before, 'new' => $after];
        }
    }
    return $changes;
}

/** @param array<int, array<string, string>> $rows */
function rows_text(array $rows): string
{
    return implode("\n", array_map(function (array $cells): string {
        return implode(' | ', $cells);
    }, $rows));
}

/** @param array<string, array{labels: array<int, array<string, string>>}> $columns
 * @return string What a part is called, in the language of the editor. */
function part_label(array $columns): string
{
    $label = '';
    foreach ($columns as ['labels' => $labels]) {
        $outer = array_slice($labels, 0, -1);
        if ($outer !== [] && $label === '') {
            $label = implode(': ', array_map(__NAMESPACE__ . '\\worded', $outer));
        }
    }
    return $label;
}
