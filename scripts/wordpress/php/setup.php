<?php
/** Fills a new WordPress with users and content, once. It lies beside content.json, which it reads, and access.json, which it writes
 * last. */

if (file_exists(__DIR__ . '/access.json')) {
    return;
}
if (!defined('ABSPATH')) {
    require '/wordpress/wp-load.php';
}
require_once ABSPATH . 'wp-admin/includes/plugin.php';

function trial_user(string $name, string $role, string $language): int
{
    $user = get_user_by('login', $name);
    $id = $user ? $user->ID : wp_insert_user([
        'user_login' => $name, 'user_pass' => wp_generate_password(), 'user_email' => "$name@example.ee", 'role' => $role,
    ]);
    update_user_meta($id, 'locale', $language);
    return $id;
}

function trial_password(int $user): string
{
    return WP_Application_Passwords::create_new_application_password($user, ['name' => 'trial ' . uniqid()])[0];
}

/** @param array<string, mixed> $entry As in scripts/wordpress/shipped-entries.ts. */
function trial_insert(array $entry): void
{
    $GLOBALS['tests_language'] = $entry['language'] ?? 'et';
    $date = isset($entry['date']) ? gmdate('Y-m-d H:i:s', strtotime($entry['date'])) : null;
    $category = isset($entry['category']) ? get_category_by_slug($entry['category']) : null;
    $id = wp_insert_post(wp_slash(array_filter([
        'post_type' => $entry['type'],
        'import_id' => $entry['id'] ?? null,
        'post_status' => 'publish',
        'post_title' => $entry['title'],
        'post_name' => $entry['slug'] ?? null,
        'post_content' => $entry['content'] ?? null,
        'post_excerpt' => $entry['excerpt'] ?? null,
        'post_date' => $date ? get_date_from_gmt($date) : null,
        'post_date_gmt' => $date,
        'post_category' => $category ? [$category->term_id] : null,
    ])), true);
    if (is_wp_error($id)) {
        throw new RuntimeException($entry['title'] . ': ' . $id->get_error_message());
    }
    if (isset($entry['group'])) {
        update_post_meta($id, 'tests_language', $entry['language']);
        update_post_meta($id, 'tests_group', $entry['group']);
    }
    if (isset($entry['fields'])) {
        \SitePublisher\save_entry_fields($id, $entry['type'], $entry['fields']);
    }
}

/** The website knows its menus by these numbers.
 * @param array{id: int, items: array<int, array<string, mixed>>} $menu */
function trial_menu(array $menu): void
{
    global $wpdb;
    $id = $menu['id'];
    if (!term_exists($id, 'nav_menu')) {
        $wpdb->insert($wpdb->terms, ['term_id' => $id, 'name' => "Menu $id", 'slug' => "menu-$id"]);
        $wpdb->insert($wpdb->term_taxonomy, ['term_taxonomy_id' => $id, 'term_id' => $id, 'taxonomy' => 'nav_menu', 'description' => '']);
    }
    $made = [];
    foreach ($menu['items'] as $place => $item) {
        $made[$item['id']] = wp_update_nav_menu_item($id, 0, wp_slash([
            'menu-item-title' => $item['title'],
            'menu-item-url' => $item['url'],
            'menu-item-parent-id' => $made[$item['parent']] ?? 0,
            'menu-item-position' => $place + 1,
            'menu-item-target' => $item['target'],
            'menu-item-status' => 'publish',
        ]));
        // WordPress has read which schemes it keeps before the plugin that adds `external:` was active.
        update_post_meta($made[$item['id']], '_menu_item_url', wp_slash($item['url']));
    }
}

$trial_admin = trial_user('admin', 'administrator', 'et');
wp_set_current_user($trial_admin);
kses_remove_filters();
$trial_failure = activate_plugin('site-publisher/site-publisher.php');
if (is_wp_error($trial_failure)) {
    throw new RuntimeException($trial_failure->get_error_message());
}
\SitePublisher\register_missing_types();
update_option('timezone_string', 'Europe/Tallinn');
update_option('blog_public', '0');
update_option('tests_shape', 'list');
foreach (['emergency-notices' => 'Erakorralised teated', 'waste-school' => 'Jäätmekool', 'company-news' => 'Uudised'] as $trial_slug => $trial_name) {
    wp_insert_term($trial_name, 'category', ['slug' => $trial_slug]);
}
// Also what an earlier try left that was stopped in the middle.
foreach (get_posts(['post_type' => get_post_types(), 'post_status' => 'any', 'numberposts' => -1, 'fields' => 'ids']) as $trial_post) {
    wp_delete_post($trial_post, true);
}
// One transaction: each by itself would wait for the disk.
$wpdb->query('START TRANSACTION');
$trial_content = json_decode((string) file_get_contents(__DIR__ . '/content.json'), true);
array_map('trial_insert', $trial_content['entries']);
array_map('trial_menu', $trial_content['menus']);
$wpdb->query('COMMIT');
update_option('site_publisher_taken', array_values(array_unique(array_column($trial_content['entries'], 'type'))), false);
// The website reads all of it when it starts.
\SitePublisher\Changes::take();
$trial_reader = trial_user('reader', 'editor', 'et');
// Playground's own is known to everybody, also to other users of this machine.
$trial_own = wp_generate_password(20, false);
wp_set_password($trial_own, $trial_admin);
file_put_contents(__DIR__ . '/access.json', json_encode([
    'admin' => trial_password($trial_admin),
    'reader' => trial_password($trial_reader),
    'password' => $trial_own,
    'wordpress' => $wp_version,
    'php' => PHP_VERSION,
]));
