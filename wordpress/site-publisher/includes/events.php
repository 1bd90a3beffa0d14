<?php
/** Queue of webhook events. Each is an option of its own, so that concurrent requests cannot overwrite each other's. */

namespace SitePublisher;

if (!defined('ABSPATH')) {
    exit;
}

// The prefix of stored options keeps its old name, so that events queued by older versions are sent.
const EVENT_PREFIX = 'site_publisher_hint_';

/** Max number of queued events. More are useless: after any event the site compares everything. */
const MAX_EVENTS = 20;

/** An event: `id` and `body` of the webhook; `entry`, the id of the changed entry, 0 for none; `tries` so far; `tried`,
 * time of the last, and `next`, of the next one (Unix seconds), 0 when given up; `answer` of the last try.
 * @param array<string, mixed> $event */
function save_event(array $event): void
{
    update_option(EVENT_PREFIX . $event['id'], $event, false);
}

function forget_event(string $id): void
{
    delete_option(EVENT_PREFIX . $id);
}

/** @return array<int, array<string, mixed>> Oldest first. */
function queued_events(): array
{
    global $wpdb;
    $like = $wpdb->esc_like(EVENT_PREFIX) . '%';
    $rows = $wpdb->get_col($wpdb->prepare(
        "SELECT option_value FROM {$wpdb->options} WHERE option_name LIKE %s ORDER BY option_id",
        $like
    ));
    return array_values(array_filter(array_map('maybe_unserialize', $rows), 'is_array'));
}

/** @return array<int, array<string, mixed>> Events with at least one failed try. */
function failed_events(): array
{
    return array_values(array_filter(queued_events(), function (array $event): bool {
        return $event['tries'] > 0;
    }));
}

function drop_oldest_events(): void
{
    foreach (array_slice(queued_events(), 0, -MAX_EVENTS) as $event) {
        forget_event($event['id']);
    }
}
