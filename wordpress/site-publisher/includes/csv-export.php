<?php
/** The entries of a type as a file for a spreadsheet: those that one may edit, in the order of their names. */

namespace SitePublisher;

if (!defined('ABSPATH')) {
    exit;
}

const CSV_EXPORT = 'site_publisher_csv_export';

add_action('admin_post_' . CSV_EXPORT, __NAMESPACE__ . '\\send_csv');

function send_csv(): void
{
    // phpcs:ignore WordPress.Security -- Only compared.
    $type = text_value($_GET['type'] ?? '');
    if (!may_use_csv($type)) {
        wp_die(esc_html(text('not_allowed')), '', ['response' => 403]);
    }
    set_time_limit(CSV_SECONDS);
    nocache_headers();
    header('Content-Type: text/csv; charset=utf-8');
    header('X-Content-Type-Options: nosniff');
    header(sprintf('Content-Disposition: attachment; filename="%s-%s.csv"', sanitize_file_name($type), wp_date('Y-m-d')));
    // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- No HTML.
    echo csv_file(table_of($type));
    exit;
}

/** @return array<int, array<int, string>> With headings, and the id in each line. */
function table_of(string $type): array
{
    $columns = csv_columns($type);
    $rows = [array_values(csv_headings($columns, editor_language()))];
    foreach (editable_entries($type) as $post) {
        foreach (entry_lines($post) as $cells) {
            $row = [];
            foreach ($columns as $key => ['input' => $input]) {
                $cell = $cells[$key] ?? '';
                $is_number = $input['type'] === 'number' && !is_string(read_number($cell));
                $row[] = $is_number ? $cell : guarded_cell($cell);
            }
            $rows[] = $row;
        }
    }
    return $rows;
}

/** @return \WP_Post[] Not those in the trash. */
function editable_entries(string $type): array
{
    $states = ['publish', 'future', 'draft', 'pending', 'private'];
    $posts = get_posts(['post_type' => $type, 'post_status' => $states, 'numberposts' => -1, 'orderby' => ['title' => 'ASC', 'ID' => 'ASC'], 'suppress_filters' => true]);
    return array_values(array_filter($posts, function (\WP_Post $post): bool {
        return current_user_can('edit_post', $post->ID);
    }));
}

/** @return array<int, array<string, string>> Not guarded; in the first line what the entry has once. */
function entry_lines(\WP_Post $post): array
{
    $own = [TITLE_COLUMN => value_cell(['type' => 'text'], $post->post_title), STATE_COLUMN => state_word($post->post_status)];
    if (kinds()[$post->post_type]['text']) {
        $own += [LANGUAGE_COLUMN => entry_locale($post), TEXT_COLUMN => value_cell(['type' => 'text'], $post->post_content)];
    }
    $fields = named_fields($post->post_type, entry_fields($post->ID));
    return array_map(function (array $cells) use ($post): array {
        return [ID_COLUMN => (string) $post->ID] + $cells;
    }, beside_each_other([[$own], fields_lines(fields_of($post->post_type), $fields)]));
}

function state_word(string $state): string
{
    return has_text("csv_state_$state") ? text("csv_state_$state") : $state;
}

/** @return string What a cell says of the state; any other text as it is. */
function stated(string $cell): string
{
    foreach (['publish', 'draft', 'pending', 'private', 'future'] as $state) {
        if ($cell === $state || is_word("csv_state_$state", $cell)) {
            return $state;
        }
    }
    return $cell;
}
