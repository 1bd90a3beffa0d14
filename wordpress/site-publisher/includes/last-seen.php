<?php
/** When the website last read this WordPress, and when the timer of WordPress last ran, for the settings page. Each is written once a minute
 * at most. */

namespace SitePublisher;

if (!defined('ABSPATH')) {
    exit;
}

/** Options: `at`, Unix seconds, and `by`, the login name of the reader. */
const LAST_READ = 'site_publisher_read';
const LAST_TIMER = 'site_publisher_timer';

add_action('init', function (): void {
    if (wp_doing_cron()) {
        note_seen(LAST_TIMER);
    }
});

function note_seen(string $option, string $by = ''): void
{
    $last = last_seen($option);
    if ($last['by'] !== $by || time() - $last['at'] >= MINUTE_IN_SECONDS) {
        update_option($option, ['at' => time(), 'by' => $by], false);
    }
}

/** @return array{at: int, by: string} `at` is 0 where it never was. */
function last_seen(string $option): array
{
    $seen = list_value(get_option($option, []));
    return ['at' => (int) ($seen['at'] ?? 0), 'by' => text_at($seen, 'by')];
}
