<?php
/** Column in the lists of entries: whether each is live, and its problems. */

namespace SitePublisher;

if (!defined('ABSPATH')) {
    exit;
}

const COLUMN = 'site_publisher';

// Quick Edit draws a row in a request without a screen.
add_action('admin_init', function (): void {
    foreach (setting('url') === '' ? [] : array_keys(synced_types()) as $type) {
        add_filter("manage_{$type}_posts_columns", function (array $columns): array {
            return $columns + [COLUMN => text('column')];
        });
        add_action("manage_{$type}_posts_custom_column", __NAMESPACE__ . '\\print_column', 10, 2);
    }
});

function print_column(string $column, int $id): void
{
    $post = $column === COLUMN ? get_post($id) : null;
    if (!$post) {
        return;
    }
    // One query per screen.
    static $events = null;
    $events = $events ?? failed_events();
    $status = site_status();
    $state = entry_state($post, $events, $status);
    printf('<span title="%s">%s</span>', esc_attr($state['message']), esc_html(state_text($state)));
    foreach ($status['notes'][$id] ?? [] as $note) {
        print_note($note);
    }
}

/** @param array{kind: string, message: string} $note */
function print_note(array $note): void
{
    $start = $note['kind'] === 'remark' ? '' : '<strong>' . esc_html(text("note_{$note['kind']}")) . '</strong> ';
    // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped above.
    printf('<p>%s%s</p>', $start, esc_html($note['message']));
}
