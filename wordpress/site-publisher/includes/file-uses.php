<?php
/** Which published entries use a file of the media library. */

namespace SitePublisher;

if (!defined('ABSPATH')) {
    exit;
}

/** Max entries that are named, and asked about. */
const MAX_USES = 10;

/** @param int[] $ids Of entries and files.
 * @return int[] With the entries that use the files. */
function with_uses(array $ids): array
{
    $uses = [];
    foreach ($ids as $id) {
        $post = get_post($id);
        if ($post && $post->post_type === 'attachment') {
            $uses = array_merge($uses, array_slice(using_entries($post), 0, MAX_USES));
        }
    }
    return array_values(array_unique(array_merge($ids, $uses)));
}

/** A picture that texts name by its address alone: the website has it as it was when it last read these texts.
 * @param array<int, array<string, mixed>> $events
 * @param array<string, mixed> $status With these entries.
 * @return array<string, mixed> The state of the first entry that is not live, if one is not. */
function used_state(\WP_Post $file, array $events, array $status): array
{
    $live = ['type' => 'live', 'at' => 0];
    foreach (array_slice(using_entries($file), 0, MAX_USES) as $id) {
        $state = entry_state(get_post($id), $events, $status);
        if ($state['type'] !== 'live') {
            return ['pages' => []] + $state;
        }
        $live['at'] = max($live['at'], $state['at']);
    }
    return $live;
}

/** @return int[] Newest first: with the file as featured image, or with its name in the text, whichever of its sizes. */
function using_entries(\WP_Post $file): array
{
    global $wpdb;
    static $found = [];
    if (isset($found[$file->ID])) {
        return $found[$file->ID];
    }
    $path = text_value(get_post_meta($file->ID, '_wp_attached_file', true));
    // A scaled picture is named like its original with an addition.
    $name = preg_replace('/(?:-scaled)?\.\w+$/', '', $path);
    if ($name === '' || $name === null) {
        return [];
    }
    $types = array_keys(synced_types());
    $places = implode(', ', array_fill(0, count($types), '%s'));
    $like = '%' . $wpdb->esc_like("/$name") . '%';
    // phpcs:disable WordPress.DB.PreparedSQL.InterpolatedNotPrepared, WordPress.DB.PreparedSQLPlaceholders -- Only places.
    $query = "SELECT DISTINCT ID FROM {$wpdb->posts} LEFT JOIN {$wpdb->postmeta} ON post_id = ID AND meta_key = '_thumbnail_id'
        WHERE post_type IN ($places) AND post_status = 'publish' AND (meta_value = %s OR post_content LIKE %s) ORDER BY ID DESC LIMIT 200";
    $ids = $wpdb->get_col($wpdb->prepare($query, array_merge($types, [(string) $file->ID, $like])));
    // phpcs:enable
    return $found[$file->ID] = array_map('intval', $ids);
}
