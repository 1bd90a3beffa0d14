<?php
/** Entries that become public, change while public, or stop being public. Drafts, revisions and autosaves are
 * ignored. */

namespace SitePublisher;

if (!defined('ABSPATH')) {
    exit;
}

add_action('transition_post_status', __NAMESPACE__ . '\\note_status', 10, 3);
add_action('untrashed_post', __NAMESPACE__ . '\\note_untrashed', 10, 2);
add_action('before_delete_post', __NAMESPACE__ . '\\note_deleted', 10, 2);
foreach (['added', 'updated', 'deleted'] as $site_publisher_change) {
    add_action("{$site_publisher_change}_post_meta", __NAMESPACE__ . '\\note_featured_image', 10, 3);
}

/** @return array<string, string> REST route of each post type that the site reads, by type name. */
function synced_types(): array
{
    $types = [];
    foreach (array_merge(['post'], array_keys(kinds())) as $name) {
        $type = get_post_type_object($name);
        if ($type && $type->show_in_rest) {
            $types[$name] = $type->rest_base ?: $name;
        }
    }
    return $types;
}

function note_entry(string $action, \WP_Post $post): void
{
    $route = synced_types()[$post->post_type] ?? null;
    if ($route !== null) {
        Changes::note($action, $route, $post->ID);
    }
}

function note_status(string $new, string $old, \WP_Post $post): void
{
    if (defined('DOING_AUTOSAVE') && DOING_AUTOSAVE) {
        return;
    }
    $names = ['publish' => 'update', 'trash' => 'untrash'];
    if ($new === 'publish') {
        note_entry($names[$old] ?? 'publish', $post);
    } elseif ($old === 'publish') {
        note_entry($new === 'trash' ? 'trash' : 'update', $post);
    }
}

/** WordPress restores an entry from the trash as a draft.
 * @param string $previous Its status before it was trashed. */
function note_untrashed(int $id, string $previous): void
{
    $post = get_post($id);
    if ($post && $previous === 'publish') {
        note_entry('untrash', $post);
    }
}

function note_deleted(int $id, \WP_Post $post): void
{
    $is_trash = $post->post_status === 'trash';
    $status = $is_trash ? get_post_meta($id, '_wp_trash_meta_status', true) : $post->post_status;
    if ($status === 'publish') {
        note_entry('delete', $post);
    }
}

/** WordPress does not call another featured image a change of the entry.
 * @param int|int[] $meta
 * @param int|null $id */
function note_featured_image($meta, $id, string $key): void
{
    if ($key !== '_thumbnail_id' || !$id) {
        return;
    }
    $post = get_post((int) $id);
    if ($post && $post->post_status === 'publish') {
        note_change_of($post);
    }
}

/** Of what WordPress calls no change of the entry: the time that it takes begins now, not when it was saved last. */
function note_change_of(\WP_Post $post): void
{
    update_post_meta($post->ID, CHANGED, (string) time());
    note_entry('update', $post);
}
