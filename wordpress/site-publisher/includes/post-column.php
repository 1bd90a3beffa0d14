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
    if ($column !== COLUMN || !get_post($id)) {
        return;
    }
    // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped there.
    echo followed_html(view_state($id, ...listed_states($id)));
}

/** @return array{0: array<string, mixed>, 1: array<int, array<string, mixed>>} The status of the site and the failed events, which are read
 * once for all rows of a list. */
function listed_states(int $id): array
{
    static $read = null;
    return $read = $read ?? [site_status(with_uses(listed_ids($id))), failed_events()];
}

/** Entries of the list that is shown, so that the site is asked once for all of them.
 * @param int $id The entry whose cell is printed: Quick Edit prints it alone.
 * @return int[] */
function listed_ids(int $id = 0): array
{
    global $wp_query;
    $ids = array_map(function ($post): int {
        return $post instanceof \WP_Post ? $post->ID : (int) $post;
    }, $wp_query->posts ?? []);
    return $id === 0 || in_array($id, $ids, true) ? array_slice($ids, 0, MAX_ENTRIES) : [$id];
}
