<?php
/** Changes that affect many entries: menus, terms, and files of the media library. */

namespace SitePublisher;

if (!defined('ABSPATH')) {
    exit;
}

foreach (['wp_update_nav_menu', 'wp_update_nav_menu_item', 'wp_delete_nav_menu'] as $site_publisher_action) {
    add_action($site_publisher_action, __NAMESPACE__ . '\\note_menu', 10, 1);
}
add_action('before_delete_post', __NAMESPACE__ . '\\note_menu_item', 10, 2);
foreach (['created_term', 'edited_term', 'delete_term'] as $site_publisher_action) {
    add_action($site_publisher_action, __NAMESPACE__ . '\\note_term', 10, 3);
}
add_action('add_attachment', __NAMESPACE__ . '\\note_new_file');
add_action('attachment_updated', __NAMESPACE__ . '\\note_file');
add_action('delete_attachment', __NAMESPACE__ . '\\note_deleted_file');
foreach (['added', 'updated', 'deleted'] as $site_publisher_action) {
    add_action("{$site_publisher_action}_post_meta", __NAMESPACE__ . '\\note_file_fields', 10, 3);
}

function note_menu(int $menu): void
{
    Changes::note('menu', 'menus', $menu);
}

function note_menu_item(int $id, \WP_Post $post): void
{
    $menus = $post->post_type === 'nav_menu_item' ? wp_get_object_terms($id, 'nav_menu', ['fields' => 'ids']) : [];
    foreach (is_array($menus) ? $menus : [] as $menu) {
        note_menu($menu);
    }
}

function note_term(int $id, int $relation, string $name): void
{
    $taxonomy = get_taxonomy($name);
    if ($taxonomy && $taxonomy->public && $taxonomy->show_in_rest) {
        Changes::note('term', $taxonomy->rest_base ?: $name, $id);
    }
}

/** Option: names of deleted files, newest last. Texts may still name one, so another file of that name is a change. */
const DELETED_FILES = 'site_publisher_deleted_files';
const MAX_DELETED_FILES = 200;

function note_deleted_file(int $id): void
{
    Changes::note('media', 'media', $id);
    // WordPress takes a deleted picture out of the entries that it stands above, and does not say of which.
    foreach (get_posts(['post_type' => array_keys(synced_types()), 'post_status' => 'publish', 'numberposts' => -1, 'meta_key' => '_thumbnail_id', 'meta_value' => (string) $id]) as $post) {
        note_change_of($post);
    }
    $names = list_value(get_option(DELETED_FILES, []));
    $names[] = text_value(get_post_meta($id, '_wp_attached_file', true));
    update_option(DELETED_FILES, array_slice(array_values(array_unique($names)), -MAX_DELETED_FILES), false);
}

/** No page shows a file in the request that uploads it, unless it takes the name of a deleted one. */
function note_new_file(int $id): void
{
    is_new_file($id, true);
    $name = text_value(get_post_meta($id, '_wp_attached_file', true));
    if ($name !== '' && in_array($name, list_value(get_option(DELETED_FILES, [])), true)) {
        Changes::note('media', 'media', $id);
    }
}

function is_new_file(int $id, bool $is_added = false): bool
{
    static $added = [];
    if ($is_added) {
        $added[$id] = true;
    }
    return isset($added[$id]);
}

function note_file(int $id): void
{
    if (!is_new_file($id)) {
        Changes::note('media', 'media', $id);
    }
}

/** Another file under the same id, its sizes drawn anew, or an alternative text. A file that comes has fields of the
 * first kind added, before WordPress reports it.
 * @param int|int[] $meta
 * @param int|null $id */
function note_file_fields($meta, $id, string $key): void
{
    $is_other_file = in_array($key, ['_wp_attached_file', '_wp_attachment_metadata'], true)
        && current_action() === 'updated_post_meta';
    $is_relevant = $is_other_file || $key === '_wp_attachment_image_alt';
    if ($id && $is_relevant && get_post_type((int) $id) === 'attachment') {
        note_file((int) $id);
    }
}
