<?php
/** Beside a file in the media library: which published entries use it, and whether the website shows these. */

namespace SitePublisher;

if (!defined('ABSPATH')) {
    exit;
}

/** Max entries that are named. */
const MAX_USES = 10;

add_filter('attachment_fields_to_edit', function (array $fields, \WP_Post $file): array {
    if (is_set_up()) {
        $fields['site_publisher'] = ['label' => text('media_used'), 'input' => 'html', 'html' => uses_html($file)];
    }
    return $fields;
}, 10, 2);

/** @return string Escaped. */
function uses_html(\WP_Post $file): string
{
    $ids = using_entries($file);
    if ($ids === []) {
        return '<p>' . esc_html(text('media_unused')) . '</p>';
    }
    $named = array_slice($ids, 0, MAX_USES);
    $status = site_status($named);
    $events = failed_events();
    $html = '';
    foreach ($named as $id) {
        $state = entry_state(get_post($id), $events, $status);
        $html .= sprintf('<li><a href="%s">%s</a>: %s</li>', esc_url(get_edit_post_link($id, 'raw') ?? ''), esc_html(get_the_title($id)), esc_html(state_text($state)));
    }
    $more = count($ids) - count($named);
    $html = "<ul>$html</ul>" . ($more > 0 ? '<p>' . esc_html(text('media_more', $more)) . '</p>' : '');
    return $html . '<p>' . esc_html(text('media_withdraw')) . '</p>';
}

/** @return int[] Newest first: with the file as featured image, or with its name in the text, whichever of its sizes. */
function using_entries(\WP_Post $file): array
{
    global $wpdb;
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
    return array_map('intval', $ids);
}
