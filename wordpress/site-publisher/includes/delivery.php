<?php
/** At the end of a request its change is told to the site, after the editor has the answer where PHP can do that. What
 * the site does not take is tried again by WordPress's cron, later and later. */

namespace SitePublisher;

if (!defined('ABSPATH')) {
    exit;
}

const RETRY = 'site_publisher_retry';
const SWEEP = 'site_publisher_sweep';

/** Option with the time of the last webhook that the site took. */
const SENT = 'site_publisher_sent';

// After WordPress has sent what it had buffered.
add_action('shutdown', __NAMESPACE__ . '\\tell_change', 20);
add_action(RETRY, __NAMESPACE__ . '\\retry_hints');
add_action(SWEEP, __NAMESPACE__ . '\\retry_hints');
register_activation_hook(PLUGIN_FILE, function (): void {
    // Finds what a request that was killed left behind.
    wp_schedule_event(time() + HOUR_IN_SECONDS, 'hourly', SWEEP);
});
register_deactivation_hook(PLUGIN_FILE, function (): void {
    wp_clear_scheduled_hook(SWEEP);
    wp_clear_scheduled_hook(RETRY);
});

/** @return int[] Seconds before each further try. */
function waits(): array
{
    return (array) apply_filters('site_publisher_waits', [60, 300, 1800, 7200, 21600]);
}

function tell_change(): void
{
    $change = Changes::take();
    if ($change === null || !is_set_up()) {
        return;
    }
    $hint = new_webhook($change) + [
        'entry' => $change['id'] ?? 0, 'tries' => 0, 'next' => time() + MINUTE_IN_SECONDS, 'answer' => null,
    ];
    keep_hint($hint);
    foreach (['fastcgi_finish_request', 'litespeed_finish_request'] as $finish) {
        if (function_exists($finish)) {
            $finish();
            break;
        }
    }
    if (!try_hint($hint)) {
        drop_oldest_hints();
        plan_retry();
    }
}

/** @param array<string, mixed> $hint
 * @return bool Whether the site took it. */
function try_hint(array $hint): bool
{
    $answer = send_webhook($hint['id'], $hint['body']);
    if (!is_taken($answer['status'])) {
        $wait = waits()[$hint['tries']] ?? null;
        $hint['tries']++;
        $hint['next'] = $wait === null ? 0 : time() + $wait;
        $hint['answer'] = $answer;
        keep_hint($hint);
        return false;
    }
    forget_hint($hint['id']);
    update_option(SENT, time(), false);
    // The site compares everything after a webhook: what was given up is found as well.
    foreach (failed_hints() as $failed) {
        if ($failed['next'] === 0) {
            forget_hint($failed['id']);
        }
    }
    return true;
}

/** @param bool $is_early Those that are not due too, and those that were given up. */
function retry_hints(bool $is_early = false): void
{
    foreach (is_set_up() ? kept_hints() : [] as $hint) {
        $is_due = $hint['next'] !== 0 && $hint['next'] <= time();
        // One failure is enough to know that the site takes none.
        if (($is_due || $is_early) && !try_hint($hint)) {
            break;
        }
    }
    plan_retry();
}

/** Cron runs once for all hints, when the first is due. */
function plan_retry(): void
{
    wp_clear_scheduled_hook(RETRY);
    $times = array_filter(array_column(kept_hints(), 'next'));
    if ($times !== []) {
        wp_schedule_single_event(max(min($times), time()), RETRY);
    }
}
