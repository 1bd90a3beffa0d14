<?php
/** What would change if a file were applied: entry by entry, compared with what is here. Nothing is written. */

namespace SitePublisher;

if (!defined('ABSPATH')) {
    exit;
}

/** @return array<string, mixed>|string `ignored`: headings that are none; `absent`: how many entries are not in the file; `entries`: each
 * with what `plan_entry` says. Or why the file cannot be read. */
function plan_of(string $type, string $file)
{
    $columns = csv_columns($type);
    $rows = csv_rows($file, function (array $cells) use ($columns): int {
        return count(array_filter(known_headings($columns, $cells)));
    });
    if (is_string($rows)) {
        return $rows;
    }
    $cells = array_shift_row($rows);
    $keys = known_headings($columns, $cells);
    $fault = headings_fault($columns, $keys);
    if ($fault !== '') {
        return $fault;
    }
    $given = array_values(array_filter($keys));
    $plan = ['type' => $type, 'ignored' => array_values(array_filter(array_diff_key($cells, array_filter($keys)), 'strlen')), 'absent' => 0, 'entries' => []];
    $here = array_column(editable_entries($type), null, 'ID');
    $groups = entries_of_rows($rows, $keys);
    foreach ($groups as $id => $lines) {
        $plan['entries'][] = plan_entry($type, $here[$id] ?? null, (string) $id, $lines, $given);
    }
    $plan['absent'] = count(array_diff_key($here, $groups));
    return $plan;
}

/** @param array<int, array<int, string>> $rows
 * @return array<int, string> The first; the others keep their numbers. */
function array_shift_row(array &$rows): array
{
    $first = (int) array_key_first($rows);
    $row = array_map('trim', $rows[$first]);
    unset($rows[$first]);
    return $row;
}

/** @param array<string, array<string, mixed>> $columns
 * @param array<int, string> $cells
 * @return array<int, string> The key of each heading, in the language that most of them are of; empty for what is none. */
function known_headings(array $columns, array $cells): array
{
    $best = [];
    foreach (EDITOR_LANGUAGES as $language) {
        $keys = array_flip(array_map(__NAMESPACE__ . '\\lower_case', csv_headings($columns, $language)));
        $known = array_map(function (string $cell) use ($keys, $columns): string {
            $heading = unguarded_cell(trim($cell));
            return isset($columns[$heading]) ? $heading : $keys[lower_case($heading)] ?? '';
        }, $cells);
        if ($best === [] || count(array_filter($known)) > count(array_filter($best))) {
            $best = $known;
        }
    }
    return $best;
}

/** @param array<string, array<string, mixed>> $columns
 * @param array<int, string> $keys
 * @return string Why a file with these columns cannot be read; empty where it can. */
function headings_fault(array $columns, array $keys): string
{
    $headings = csv_headings($columns, editor_language());
    $given = array_filter($keys);
    $twice = array_keys(array_filter(array_count_values($given), function (int $count): bool {
        return $count > 1;
    }));
    if ($twice !== []) {
        return text('csv_column_twice', $headings[$twice[0]]);
    }
    $parts = array_filter(array_column(array_intersect_key($columns, array_flip($given)), 'part'));
    $lacking = array_keys(array_filter(array_diff_key($columns, array_flip($given)), function (array $column, string $key) use ($parts): bool {
        // Rows are replaced as a whole: what is not there would be lost.
        return $key === ID_COLUMN || in_array($column['part'], $parts, true);
    }, ARRAY_FILTER_USE_BOTH));
    return $lacking === [] ? '' : text('csv_column_lacks', implode(', ', array_intersect_key($headings, array_flip($lacking))));
}

/** @param array<int, array<int, string>> $rows
 * @param array<int, string> $keys
 * @return array<string|int, array<int, array{number: int, cells: array<string, string>}>> Lines by the id of the entry, or by a name that a
 * new one has in the file. A line without an id is of a new entry where it has a title, else of the entry above. */
function entries_of_rows(array $rows, array $keys): array
{
    $entries = [];
    $id = 'new';
    foreach ($rows as $number => $row) {
        $cells = [];
        foreach (array_filter($keys) as $index => $key) {
            $cells[$key] = unguarded_cell(trim($row[$index] ?? ''));
        }
        if ($cells[ID_COLUMN] !== '') {
            $id = $cells[ID_COLUMN];
        } elseif (($cells[TITLE_COLUMN] ?? '') !== '') {
            $id = 'new: ' . $cells[TITLE_COLUMN];
        }
        $entries[$id][] = ['number' => $number, 'cells' => $cells];
    }
    return $entries;
}

/** @param \WP_Post|null $post null for a new one.
 * @param array<int, array{number: int, cells: array<string, string>}> $lines
 * @param string[] $given Columns of the file.
 * @return array<string, mixed> `outcome`: added, changed, unchanged or refused; `id`: 0 of a new one; `title`; `changes`: label, old and
 * new; `faults`: line, column and message; `write`: what is to be written; `version`: of the entry as it was compared. */
function plan_entry(string $type, ?\WP_Post $post, string $id, array $lines, array $given): array
{
    $before = $post ? entry_lines($post) : [];
    $state = $post->post_status ?? (current_user_can(get_post_type_object($type)->cap->publish_posts) ? 'publish' : 'draft');
    $language = $post ? entry_locale($post) : 'et';
    $old = $post ? new CsvEntry($type, numbered_lines($before), $state, $language) : null;
    $new = new CsvEntry($type, with_old_cells($type, $lines, $before, $given), $state, $language);
    $plan = ['id' => $post->ID ?? 0, 'title' => $new->title ?: $post->post_title ?? $id, 'write' => [], 'version' => $post ? csv_version($post) : ''];
    $plan['changes'] = $new->changes($old);
    $plan['faults'] = array_merge(entry_rights_faults($type, $post, $id, $lines, $new), $new->early_faults());
    if ($plan['faults'] === [] && $post && $plan['changes'] === []) {
        return ['outcome' => 'unchanged'] + $plan;
    }
    $plan['faults'] = array_merge($plan['faults'], $new->form_faults());
    if ($plan['faults'] !== []) {
        return ['outcome' => 'refused'] + $plan;
    }
    $plan['write'] = $new->written($post, $old);
    return ['outcome' => $post ? 'changed' : 'added'] + $plan;
}

/** @param array<int, array<string, string>> $lines
 * @return array<int, array{number: int, cells: array<string, string>}> In no file. */
function numbered_lines(array $lines): array
{
    return array_map(function (array $cells): array {
        return ['number' => 0, 'cells' => $cells];
    }, $lines);
}

/** @param array<int, array{number: int, cells: array<string, string>}> $lines
 * @param array<int, array<string, string>> $old
 * @param string[] $given
 * @return array<int, array{number: int, cells: array<string, string>}> With what the entry has in the columns that the file has not. */
function with_old_cells(string $type, array $lines, array $old, array $given): array
{
    $kept = array_diff_key(csv_columns($type), array_flip($given));
    foreach ($kept === [] ? [] : $old as $index => $cells) {
        $lines[$index] = $lines[$index] ?? ['number' => end($lines)['number'], 'cells' => []];
        $lines[$index]['cells'] += array_intersect_key($cells, $kept);
    }
    return $lines;
}

/** @param array<int, array{number: int, cells: array<string, string>}> $lines
 * @return array<int, array{line: int, column: string, message: string}> Why this person may not write the entry now. */
function entry_rights_faults(string $type, ?\WP_Post $post, string $id, array $lines, CsvEntry $new): array
{
    $line = $lines[0]['number'];
    $caps = get_post_type_object($type)->cap;
    if (!$post && ctype_digit($id)) {
        return [['line' => $line, 'column' => ID_COLUMN, 'message' => text('csv_unknown_id', $id)]];
    }
    if (!$post && !current_user_can($caps->create_posts)) {
        return [['line' => $line, 'column' => ID_COLUMN, 'message' => text(kinds()[$type]['single'] ? 'csv_single' : 'not_allowed')]];
    }
    $faults = [];
    $before = $post->post_status ?? '';
    $is_known = in_array($new->state, ['publish', 'draft'], true) || $new->state === $before;
    if (!$is_known || ($new->state !== $before && $new->state === 'publish' && !current_user_can($caps->publish_posts))) {
        $faults[] = ['line' => $line, 'column' => STATE_COLUMN, 'message' => $is_known ? text('not_allowed') : text('csv_wrong_state')];
    }
    if (kinds()[$type]['text'] && $new->language !== ($post ? entry_locale($post) : 'et')) {
        $faults[] = ['line' => $line, 'column' => LANGUAGE_COLUMN, 'message' => text('csv_wrong_language')];
    }
    $other = $post ? wp_check_post_lock($post->ID) : false;
    if ($other) {
        $faults[] = ['line' => $line, 'column' => ID_COLUMN, 'message' => text('csv_locked', get_userdata($other)->display_name ?? '')];
    }
    return $faults;
}

function csv_version(\WP_Post $post): string
{
    return entry_version($post) . $post->post_status;
}
