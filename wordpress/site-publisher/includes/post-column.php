<?php
/** A column of the lists of entries: whether each is on the site, and what is wrong with it there. */

namespace SitePublisher;

if (!defined('ABSPATH')) {
    exit;
}

const COLUMN = 'site_publisher';

add_action('current_screen', function (\WP_Screen $screen): void {
    if ($screen->base !== 'edit' || !isset(told_types()[$screen->post_type]) || setting('url') === '') {
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
    // The list of a screen asks once.
    static $hints = null;
    $hints = $hints ?? failed_hints();
    $status = site_status();
    $state = entry_state($post, $hints, $status);
    printf('<span title="%s">%s</span>', esc_attr($state['message']), esc_html(state_text($state)));
    foreach ($status['notes'][$id] ?? [] as $note) {
        $kind = text($note['is_problem'] ? 'note_problem' : 'note_warning');
        printf('<p><strong>%s</strong> %s</p>', esc_html($kind), esc_html($note['message']));
    }
}
