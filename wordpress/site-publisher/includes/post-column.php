<?php
/** Column in the lists of entries: whether each is live, and its problems. */

namespace SitePublisher;

if (!defined('ABSPATH')) {
    exit;
}

const COLUMN = 'site_publisher';

add_action('current_screen', function (\WP_Screen $screen): void {
    if ($screen->base !== 'edit' || !isset(synced_types()[$screen->post_type]) || setting('url') === '') {
        return;
    }
    add_filter("manage_{$screen->post_type}_posts_columns", function (array $columns): array {
        return $columns + [COLUMN => text('column')];
    });
    add_action("manage_{$screen->post_type}_posts_custom_column", __NAMESPACE__ . '\\print_column', 10, 2);
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
        $kind = text($note['is_problem'] ? 'note_problem' : 'note_warning');
        printf('<p><strong>%s</strong> %s</p>', esc_html($kind), esc_html($note['message']));
    }
}
