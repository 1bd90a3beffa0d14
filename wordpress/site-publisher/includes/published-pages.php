<?php
/** Addresses of entries in WordPress lead to their pages on the website: “View post”, a permalink, an address that somebody copied. What
 * the website tells of its pages is remembered, since visitors of such an address must not make this WordPress ask. */

namespace SitePublisher;

if (!defined('ABSPATH')) {
    exit;
}

/** Addresses by language, as the website tells them. */
const KNOWN_PAGES = '_site_publisher_pages';

/** So long somebody who opens an entry just after publishing it waits for its page, in seconds. */
const PAGE_WAIT_SECONDS = 5;

// After previews, before WordPress corrects addresses.
add_action('template_redirect', __NAMESPACE__ . '\\lead_to_page', 1);
add_action('rest_api_init', function (): void {
    foreach (array_keys(synced_types()) as $type) {
        add_filter("rest_prepare_$type", __NAMESPACE__ . '\\show_page_link', 10, 3);
    }
}, 1000);

/** @param array<int|string, array<string, mixed>> $entries What the site says of each, by id. */
function remember_pages(array $entries): void
{
    _prime_post_caches(array_map('intval', array_keys($entries)), false, true);
    $news = [];
    foreach ($entries as $id => $entry) {
        $pages = preg_grep('#^/(?!/)#', array_filter(list_value($entry['pages'] ?? null), 'is_string')) ?: [];
        if ($pages !== [] && get_post((int) $id) && get_post_meta((int) $id, KNOWN_PAGES, true) !== $pages) {
            $news[(int) $id] = $pages;
        }
    }
    write_pages($news);
}

/** All of them at once: the first list of a thousand entries has a thousand.
 * @param array<int, array<string, string>> $pages By id. */
function write_pages(array $pages): void
{
    global $wpdb;
    if ($pages === []) {
        return;
    }
    $rows = [];
    foreach ($pages as $id => $own) {
        array_push($rows, $id, KNOWN_PAGES, maybe_serialize($own));
        wp_cache_delete($id, 'post_meta');
    }
    // phpcs:disable WordPress.DB -- WordPress writes one by one; only places are put in.
    $ids = implode(', ', array_fill(0, count($pages), '%d'));
    $wpdb->query($wpdb->prepare("DELETE FROM {$wpdb->postmeta} WHERE meta_key = %s AND post_id IN ($ids)", array_merge([KNOWN_PAGES], array_keys($pages))));
    $places = implode(', ', array_fill(0, count($pages), '(%d, %s, %s)'));
    $wpdb->query($wpdb->prepare("INSERT INTO {$wpdb->postmeta} (post_id, meta_key, meta_value) VALUES $places", $rows));
    // phpcs:enable
    update_meta_cache('post', array_keys($pages));
}

/** @return string|null null when no page is known. */
function published_link(\WP_Post $post): ?string
{
    $path = hidden_reason($post) === '' ? text_at(get_post_meta($post->ID, KNOWN_PAGES, true), entry_locale($post)) : '';
    return $path === '' || setting('url') === '' ? null : setting('url') . $path;
}

function lead_to_page(): void
{
    // With the parameter, the block editor asks for the template of a page.
    // phpcs:ignore WordPress.Security -- Only looked for.
    $post = is_singular() && !is_preview() && !isset($_GET['_wp-find-template']) ? get_queried_object() : null;
    if (!$post instanceof \WP_Post || !isset(synced_types()[$post->post_type]) || setting('url') === '') {
        return;
    }
    $link = published_link($post) ?? await_page($post);
    // The plugin's own types show nothing here.
    if ($link === null && in_array($post->post_type, own_types(), true)) {
        $link = setting('url') . '/';
    }
    if ($link !== null) {
        nocache_headers();
        // The address comes from the settings.
        wp_redirect($link, 302, 'Site Publisher');
        exit;
    }
}

/** @return string|null null when the site has none in time; also for everybody but editors of the entry. */
function await_page(\WP_Post $post): ?string
{
    if (!is_set_up() || hidden_reason($post) !== '' || !current_user_can('edit_post', $post->ID)) {
        return null;
    }
    for ($waited = 0; ; $waited++) {
        $state = entry_state($post, failed_events(), site_status([$post->ID]));
        $link = published_link($post);
        if ($link !== null || $state['type'] !== 'publishing' || $waited >= PAGE_WAIT_SECONDS) {
            return $link;
        }
        sleep(1);
    }
}

/** For people in the block editor, who open and copy it; the website reads the address that WordPress gives. */
function show_page_link(\WP_REST_Response $response, \WP_Post $post, \WP_REST_Request $request): \WP_REST_Response
{
    $is_editor = is_admin() || ($GLOBALS['wp_rest_auth_cookie'] ?? null) === true;
    $link = $is_editor && $request['context'] === 'edit' && isset($response->data['link']) ? published_link($post) : null;
    if ($link !== null) {
        $response->data['link'] = $link;
    }
    return $response;
}
