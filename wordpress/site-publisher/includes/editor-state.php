<?php
/** Reports to the block editor whether the entry that was just saved is live. */

namespace SitePublisher;

if (!defined('ABSPATH')) {
    exit;
}

const STATE_ROUTE = 'site-publisher/v1';

add_action('rest_api_init', function (): void {
    register_rest_route(STATE_ROUTE, '/entries/(?P<id>\d+)', [
        'methods' => 'GET',
        'permission_callback' => function (\WP_REST_Request $request): bool {
            return current_user_can('edit_post', (int) $request['id']);
        },
        'callback' => __NAMESPACE__ . '\\answer_state',
    ]);
});

add_action('enqueue_block_editor_assets', function (): void {
    $screen = get_current_screen();
    if (!is_set_up() || !$screen || !isset(synced_types()[$screen->post_type])) {
        return;
    }
    $script = plugins_url('assets/editor.js', PLUGIN_FILE);
    wp_enqueue_script('site-publisher', $script, ['wp-api-fetch', 'wp-data', 'wp-editor', 'wp-notices'], '1.0.0', true);
    $place = wp_json_encode(['route' => '/' . STATE_ROUTE . '/entries/']);
    wp_add_inline_script('site-publisher', "window.sitePublisher = $place;", 'before');
});

/** @return array{kind: string, text: string, isMoving: bool}|\WP_Error `isMoving`: the state will change soon, ask
 * again. */
function answer_state(\WP_REST_Request $request)
{
    $post = get_post((int) $request['id']);
    if (!$post) {
        return new \WP_Error('rest_post_invalid_id', text('state_unknown'), ['status' => 404]);
    }
    $status = site_status();
    $state = entry_state($post, failed_events(), $status);
    $notes = $status['notes'][$post->ID] ?? [];
    $sentences = array_merge([state_text($state) . '.', $state['message']], array_column($notes, 'message'));
    $is_fine = array_diff(array_column($notes, 'kind'), ['remark']) === [];
    $kinds = ['live' => $is_fine ? 'success' : 'warning'];
    $kinds += ['failed' => 'error', 'refused' => 'error', 'waiting' => 'error'];
    return [
        'kind' => $kinds[$state['type']] ?? 'info',
        'text' => text('column') . ': ' . implode(' ', array_filter($sentences, 'strlen')),
        'isMoving' => $state['type'] === 'publishing',
    ];
}
