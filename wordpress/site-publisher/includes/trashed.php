<?php
/** Says above a list whether what somebody has just moved to the trash has left the website. */

namespace SitePublisher;

if (!defined('ABSPATH')) {
    exit;
}

/** Max entries that are named. */
const MAX_TRASHED = 10;

add_action('admin_notices', function (): void {
    $screen = get_current_screen();
    if (!$screen || $screen->base !== 'edit' || !isset(synced_types()[$screen->post_type]) || !is_set_up()) {
        return;
    }
    // phpcs:ignore WordPress.Security -- Only shows something.
    $ids = isset($_GET['trashed']) ? array_map('intval', explode(',', text_value($_GET['ids'] ?? ''))) : [];
    $posts = array_filter(array_map('get_post', array_slice(array_filter($ids), 0, MAX_TRASHED)), function ($post): bool {
        return $post instanceof \WP_Post && $post->post_status === 'trash' && current_user_can('edit_post', $post->ID);
    });
    $status = $posts === [] ? [] : site_status(array_column($posts, 'ID'));
    foreach ($posts as $post) {
        $view = view_state($post->ID, $status, failed_events());
        // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped there.
        printf('<div class="notice notice-info"><p>%s</p>%s</div>', esc_html(text('trashed', get_the_title($post))), followed_html($view));
    }
});
