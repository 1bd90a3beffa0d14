<?php
/** The version of an entry: it changes with everything of the entry that the website reads. The time of the last change counts whole
 * seconds, and WordPress calls neither another featured image nor another field a change. */

namespace SitePublisher;

if (!defined('ABSPATH')) {
    exit;
}

const VERSION_FIELD = 'site_publisher_version';

/** When something of an entry changed that WordPress calls no change of it, in Unix seconds. */
const CHANGED = '_site_publisher_changed';

add_action('rest_api_init', __NAMESPACE__ . '\\register_versions', 1000);

/** The site keeps this field, and says of which version its page is. */
function register_versions(): void
{
    foreach (array_keys(synced_types()) as $type) {
        register_rest_field($type, VERSION_FIELD, [
            'get_callback' => function (array $entry): string {
                $post = get_post((int) $entry['id']);
                return $post instanceof \WP_Post ? entry_version($post) : '';
            },
            'schema' => ['type' => 'string', 'context' => ['view', 'edit']],
        ]);
    }
}

function entry_version(\WP_Post $post): string
{
    if ($post->post_type === 'attachment') {
        // As the site knows it: an edit changes the time, another file under the same name its size.
        return mysql_to_rfc3339($post->post_modified_gmt) . ' ' . (wp_get_attachment_metadata($post->ID)['filesize'] ?? '');
    }
    $parts = [
        $post->post_title, $post->post_content, $post->post_excerpt, $post->post_name, $post->post_date_gmt, $post->post_modified_gmt,
        get_post_meta($post->ID, '_thumbnail_id', true),
        // Not asked for anew for each row of a list.
        wp_list_pluck(get_the_terms($post->ID, 'category') ?: [], 'term_id'),
        blocks_version($post->post_content),
        // Of the plugin's own types; those of another plugin's types stand by their names.
        get_post_meta($post->ID, FIELDS, true),
    ];
    foreach (array_column(fields_of($post->post_type), 'name') as $name) {
        $parts[] = get_post_meta($post->ID, $name, true);
    }
    return substr(md5((string) wp_json_encode($parts)), 0, 16);
}

/** @return int Unix seconds: since when the entry has its version. */
function changed_at(\WP_Post $post): int
{
    // A scheduled entry was modified before it was published.
    $published = $post->post_status === 'publish' ? (int) get_post_time('U', true, $post) : 0;
    $noted = (int) text_value(get_post_meta($post->ID, CHANGED, true));
    $at = max((int) get_post_modified_time('U', true, $post), $published, $noted, blocks_changed_at($post->post_content));
    // What a clock wrote that was put back since.
    return min($at, time());
}
