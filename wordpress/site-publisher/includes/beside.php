<?php
/** The page beside the form: the website's preview in a frame as wide as a phone, in each language. Closed it asks for nothing. */

namespace SitePublisher;

if (!defined('ABSPATH')) {
    exit;
}

/** WordPress keeps such settings for each person, in a cookie and in the database. */
const BESIDE_SETTING = 'site_publisher_beside';

add_action('rest_api_init', function (): void {
    register_rest_route(STATE_ROUTE, '/beside/(?P<id>\d+)', [
        'methods' => 'GET',
        'permission_callback' => function (\WP_REST_Request $request): bool {
            return current_user_can('edit_post', (int) $request['id']);
        },
        'callback' => __NAMESPACE__ . '\\answer_beside',
    ]);
});
add_action('admin_enqueue_scripts', __NAMESPACE__ . '\\load_beside');

/** @return array{own: string, links: array<string, string>} Fresh links by language; `own`: that of the entry. */
function answer_beside(\WP_REST_Request $request): array
{
    $post = get_post((int) $request['id']);
    $links = [];
    foreach ($post ? array_keys(OWN_NAMES) : [] as $language) {
        $links[$language] = (string) preview_link($post, $language, admin_origin());
    }
    return ['own' => $post ? entry_locale($post) : '', 'links' => array_filter($links, 'strlen')];
}

/** @return string Where the forms are: the only place that may show the frame. */
function admin_origin(): string
{
    $parts = wp_parse_url(admin_url());
    $port = isset($parts['port']) ? ":{$parts['port']}" : '';
    return "{$parts['scheme']}://{$parts['host']}$port";
}

function load_beside(): void
{
    global $post;
    $screen = get_current_screen();
    if (!$screen || $screen->base !== 'post' || !$post instanceof \WP_Post || preview_link($post) === null) {
        return;
    }
    $needs = $screen->is_block_editor() ? ['wp-data', 'wp-editor', 'wp-edit-post', 'wp-plugins', 'wp-element', 'wp-components'] : [];
    $script = plugins_url('assets/beside.js', PLUGIN_FILE);
    wp_enqueue_style('site-publisher-beside', plugins_url('assets/beside.css', PLUGIN_FILE), [], '1.0.0');
    wp_enqueue_script('site-publisher-beside', $script, array_merge(['wp-api-fetch', 'utils'], $needs), '1.0.0', true);
    $texts = [];
    foreach (['open', 'again', 'close', 'languages', 'none'] as $name) {
        $texts[$name] = text("beside_$name");
    }
    $place = wp_json_encode([
        'route' => '/' . STATE_ROUTE . "/beside/{$post->ID}",
        'id' => $post->ID,
        'unsaved' => admin_url('admin-ajax.php?action=site_publisher_unsaved'),
        'setting' => BESIDE_SETTING,
        'isOpen' => get_user_setting(BESIDE_SETTING) === '1',
        'isBlockEditor' => $screen->is_block_editor(),
        'languages' => OWN_NAMES,
        'texts' => $texts,
    ]);
    wp_add_inline_script('site-publisher-beside', "window.sitePublisherBeside = $place;", 'before');
}
