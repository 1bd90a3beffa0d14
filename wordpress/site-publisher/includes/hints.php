<?php
/** Webhooks on their way. Each is an option of its own, so that two requests at once lose nothing of each other. */

namespace SitePublisher;

if (!defined('ABSPATH')) {
    exit;
}

const HINT_PREFIX = 'site_publisher_hint_';

/** More than these tell the site nothing new: it compares everything after any of them. */
const MOST_HINTS = 20;

/** A hint: `id` and `body` of the webhook; `entry`, the id of what changed, 0 for none; `tries` so far; `next`, when it
 * is tried again (Unix seconds), 0 for given up; `answer` of the last try.
 * @param array<string, mixed> $hint */
function keep_hint(array $hint): void
{
    update_option(HINT_PREFIX . $hint['id'], $hint, false);
}

function forget_hint(string $id): void
{
    delete_option(HINT_PREFIX . $id);
}

/** @return array<int, array<string, mixed>> The oldest first. */
function kept_hints(): array
{
    global $wpdb;
    $like = $wpdb->esc_like(HINT_PREFIX) . '%';
    $rows = $wpdb->get_col($wpdb->prepare(
        "SELECT option_value FROM {$wpdb->options} WHERE option_name LIKE %s ORDER BY option_id",
        $like
    ));
    return array_values(array_filter(array_map('maybe_unserialize', $rows), 'is_array'));
}

/** @return array<int, array<string, mixed>> Those that were tried in vain. */
function failed_hints(): array
{
    return array_values(array_filter(kept_hints(), function (array $hint): bool {
        return $hint['tries'] > 0;
    }));
}

function drop_oldest_hints(): void
{
    foreach (array_slice(kept_hints(), 0, -MOST_HINTS) as $hint) {
        forget_hint($hint['id']);
    }
}
