<?php
/** Changes that affect many entries: menus, terms, and files of the media library. */

namespace SitePublisher;

if (!defined('ABSPATH')) {
    exit;
}

foreach (['wp_update_nav_menu', 'wp_update_nav_menu_item', 'wp_delete_nav_menu'] as $site_publisher_action) {
    add_action($site_publisher_action, __NAMESPACE__ . '\\note_menu', 10, 0);
}
add_action('before_delete_post', __NAMESPACE__ . '\\note_menu_item', 10, 2);
foreach (['created_term', 'edited_term', 'delete_term'] as $site_publisher_action) {
    add_action($site_publisher_action, __NAMESPACE__ . '\\note_term', 10, 3);
}
add_action('add_attachment', __NAMESPACE__ . '\\is_new_file');
add_action('attachment_updated', __NAMESPACE__ . '\\note_file');
add_action('delete_attachment', __NAMESPACE__ . '\\note_file');
foreach (['added', 'updated', 'deleted'] as $site_publisher_action) {
    add_action("{$site_publisher_action}_post_meta", __NAMESPACE__ . '\\note_file_fields', 10, 3);
}

function note_menu(): void
{
    Changes::note('menu', 'menus');
}

function note_menu_item(int $id, \WP_Post $post): void
{
    if ($post->post_type === 'nav_menu_item') {
        note_menu();
    }
}

function note_term(int $id, int $relation, string $name): void
{
    $taxonomy = get_taxonomy($name);
    if ($taxonomy && $taxonomy->public && $taxonomy->show_in_rest) {
        Changes::note('term', $taxonomy->rest_base ?: $name, $id);
    }
}

// No page shows a file in the request that uploads it.
function is_new_file(int $id): bool
{
    static $added = [];
    if (current_action() === 'add_attachment') {
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
