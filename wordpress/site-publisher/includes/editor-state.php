<?php
/** The state of an entry beside its form: a notice in the block editor, a box in the classic one. A script follows it until it is
 * final. */

namespace SitePublisher;

if (!defined('ABSPATH')) {
    exit;
}

add_action('admin_enqueue_scripts', function (): void {
    $screen = get_current_screen();
    $is_entry = $screen && in_array($screen->base, ['post', 'edit'], true) && isset(synced_types()[$screen->post_type]);
    $is_shown = $is_entry || ($screen && in_array($screen->id, ['upload', 'attachment', 'nav-menus'], true));
    if (!is_set_up() || !$is_shown) {
        return;
    }
    $needs = $screen->is_block_editor() ? ['wp-data', 'wp-editor', 'wp-notices'] : [];
    $script = plugins_url('assets/follow.js', PLUGIN_FILE);
    wp_enqueue_script('site-publisher', $script, array_merge(['wp-api-fetch'], $needs), '1.0.0', true);
    $place = wp_json_encode(['route' => '/' . STATE_ROUTE . '/entries']);
    wp_add_inline_script('site-publisher', "window.sitePublisher = $place;", 'before');
});

add_action('add_meta_boxes', function (string $type): void {
    if (is_set_up() && isset(synced_types()[$type]) && !get_current_screen()->is_block_editor()) {
        add_meta_box('site-publisher-state', text('column'), __NAMESPACE__ . '\\print_state_box', $type, 'side', 'high');
    }
});

function print_state_box(\WP_Post $post): void
{
    if ($post->post_status === 'auto-draft') {
        echo esc_html(text('hidden_auto-draft'));
        return;
    }
    $status = site_status([$post->ID]);
    // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped there.
    echo followed_html(view_state($post->ID, $status, failed_events()));
}
