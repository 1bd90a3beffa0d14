<?php
/** Reusable blocks (synced patterns): a change of one changes the text of every entry that shows it, of which WordPress says
 * nothing. */

namespace SitePublisher;

if (!defined('ABSPATH')) {
    exit;
}

const BLOCK_TYPE = 'wp_block';
const BLOCKS_FIELD = 'site_publisher_blocks';
/** Blocks within blocks are followed so deep. */
const MAX_BLOCK_DEPTH = 5;

add_action('rest_api_init', __NAMESPACE__ . '\\register_blocks', 1000);
add_action('transition_post_status', __NAMESPACE__ . '\\note_block', 10, 3);
add_action('before_delete_post', function (int $id, \WP_Post $post): void {
    note_block('', $post->post_status, $post);
}, 10, 2);

/** The site compares this field, so it finds all entries that show a changed block. */
function register_blocks(): void
{
    foreach (array_keys(synced_types()) as $type) {
        register_rest_field($type, BLOCKS_FIELD, [
            'get_callback' => function (array $entry): string {
                return blocks_version((string) get_post_field('post_content', (int) $entry['id'], 'raw'));
            },
            'schema' => ['type' => 'string', 'context' => ['view', 'edit']],
        ]);
    }
}

/** @return string Changes when a block changes that a text shows; empty for a text without blocks. */
function blocks_version(string $content, int $depth = 0): string
{
    $versions = [];
    foreach ($depth < MAX_BLOCK_DEPTH ? named_blocks($content) : [] as $id => $block) {
        $is_shown = $block && $block->post_type === BLOCK_TYPE && $block->post_status === 'publish';
        $versions[] = $is_shown ? "$id {$block->post_modified_gmt} " . blocks_version($block->post_content, $depth + 1) : "$id -";
    }
    return implode(', ', $versions);
}

/** @return int When the last change of a block was that a text shows, in Unix seconds; 0 for a text without blocks. */
function blocks_changed_at(string $content, int $depth = 0): int
{
    $times = [0];
    foreach ($depth < MAX_BLOCK_DEPTH ? array_filter(named_blocks($content)) : [] as $block) {
        array_push($times, (int) get_post_modified_time('U', true, $block), blocks_changed_at($block->post_content, $depth + 1));
    }
    return max($times);
}

/** @return array<int, \WP_Post|null> Blocks that a text shows, by id. */
function named_blocks(string $content): array
{
    if (strpos($content, '<!-- wp:block ') === false) {
        return [];
    }
    preg_match_all('/<!-- wp:block \{[^}]*"ref":(\d+)/', $content, $found);
    $ids = array_map('intval', array_unique($found[1]));
    return array_combine($ids, array_map('get_post', $ids));
}

/** Names one entry that shows the block, which the site takes at once; it finds the others by comparing. */
function note_block(string $new, string $old, \WP_Post $block): void
{
    if ($block->post_type !== BLOCK_TYPE || !in_array('publish', [$new, $old], true)) {
        return;
    }
    global $wpdb;
    $types = array_keys(synced_types());
    $places = implode(', ', array_fill(0, count($types), '%s'));
    $like = '%' . $wpdb->esc_like('<!-- wp:block {"ref":' . $block->ID) . '%';
    // phpcs:ignore WordPress.DB.PreparedSQL.InterpolatedNotPrepared, WordPress.DB.PreparedSQLPlaceholders -- Only places.
    $query = "SELECT ID FROM {$wpdb->posts} WHERE post_type IN ($places) AND post_status = 'publish' AND post_content LIKE %s ORDER BY post_modified DESC LIMIT 1";
    $first = get_post((int) $wpdb->get_var($wpdb->prepare($query, array_merge($types, [$like]))));
    if ($first) {
        note_entry('update', $first);
    } else {
        Changes::note('update', BLOCK_TYPE);
    }
}
