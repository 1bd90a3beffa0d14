<?php
/** Sends the change of a request to the site at its end; where PHP allows it, after the editor has the response.
 * WordPress's cron retries failed events with growing delays. */

namespace SitePublisher;

if (!defined('ABSPATH')) {
    exit;
}

const RETRY = 'site_publisher_retry';
const SWEEP = 'site_publisher_sweep';

/** Option: time of the last webhook that the site accepted. */
const SENT = 'site_publisher_sent';

// After WordPress has flushed its output.
add_action('shutdown', __NAMESPACE__ . '\\send_change', 20);
add_action(RETRY, __NAMESPACE__ . '\\retry_events');
add_action(SWEEP, __NAMESPACE__ . '\\retry_events');
add_action('admin_init', __NAMESPACE__ . '\\retry_after_clock');
register_activation_hook(PLUGIN_FILE, function (): void {
    // Finds events left by a request that was killed.
    wp_schedule_event(time() + HOUR_IN_SECONDS, 'hourly', SWEEP);
});
register_deactivation_hook(PLUGIN_FILE, function (): void {
    // The last webhook: the site finds that no other will come.
    Changes::note('update', 'plugins');
    wp_clear_scheduled_hook(SWEEP);
    wp_clear_scheduled_hook(RETRY);
});

/** @return int[] Delay before each retry in seconds. */
function waits(): array
{
    return (array) apply_filters('site_publisher_waits', [60, 300, 1800, 7200, 21600]);
}

/** @return int Unix seconds; 0 before the first. A moment that is still to come is one of a clock that was put right since. */
function last_sent(): int
{
    $at = (int) get_option(SENT, 0);
    return $at > time() ? 0 : $at;
}

function send_change(): void
{
    $change = Changes::take();
    if ($change === null || !is_set_up()) {
        return;
    }
    $event = new_webhook($change) + [
        'entry' => $change['id'] ?? 0, 'tries' => 0, 'tried' => time(), 'next' => time() + MINUTE_IN_SECONDS, 'answer' => null,
    ];
    save_event($event);
    foreach (['fastcgi_finish_request', 'litespeed_finish_request'] as $finish) {
        if (function_exists($finish)) {
            $finish();
            break;
        }
    }
    if (!send_event($event)) {
        drop_oldest_events();
        plan_retry();
    }
}

/** @param array<string, mixed> $event
 * @return bool Whether the site accepted it. */
function send_event(array $event): bool
{
    $answer = send_webhook($event['id'], $event['body']);
    if (!is_taken($answer['status'])) {
        $wait = waits()[$event['tries']] ?? null;
        $event['tries']++;
        $event['tried'] = time();
        $event['next'] = $wait === null ? 0 : time() + $wait;
        $event['answer'] = $answer;
        save_event($event);
        return false;
    }
    forget_event($event['id']);
    update_option(SENT, time(), false);
    // The site compares everything after a webhook, so it finds the changes of events that failed too.
    foreach (failed_events() as $failed) {
        forget_event($failed['id']);
    }
    return true;
}

/** @param bool $is_early Also send events that are not due yet or were given up. */
function retry_events(bool $is_early = false): void
{
    foreach (is_set_up() ? queued_events() : [] as $event) {
        $is_due = $event['next'] !== 0 && $event['next'] <= time();
        // After one failure the others would fail too.
        if (($is_due || $is_early) && !send_event($event)) {
            break;
        }
    }
    plan_retry();
}

/** A clock that was ahead has put off the next tries until it would have shown their time. */
function retry_after_clock(): void
{
    $put_off = array_filter(queued_events(), function (array $event): bool {
        return ($event['tried'] ?? 0) > time();
    });
    foreach ($put_off as $event) {
        save_event(['tried' => time(), 'next' => time()] + $event);
    }
    if ($put_off !== []) {
        plan_retry();
    }
}

/** Schedules one cron run, when the first event is due. */
function plan_retry(): void
{
    wp_clear_scheduled_hook(RETRY);
    $times = array_filter(array_column(queued_events(), 'next'));
    if ($times !== []) {
        wp_schedule_single_event(max(min($times), time()), RETRY);
    }
}
