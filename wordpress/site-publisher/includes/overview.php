<?php
/** Above the settings: what is connected, since when, what waits, and what to do. One line each. */

namespace SitePublisher;

if (!defined('ABSPATH')) {
    exit;
}

/** A timer that is later than this in seconds makes scheduled articles late. */
const TIMER_LATE_SECONDS = 300;

const OVERVIEW_ICONS = ['good' => 'yes-alt', 'wrong' => 'warning', 'idle' => 'info-outline'];
const OVERVIEW_COLOURS = ['good' => '#007017', 'wrong' => '#b32d2e', 'idle' => '#50575e'];

function print_overview(): void
{
    printf('<h2>%s</h2><table class="widefat striped site-publisher-overview"><tbody>', esc_html(text('overview')));
    foreach (overview_lines() as $name => [$state, $html]) {
        printf(
            '<tr data-state="%1$s"><th scope="row">%2$s</th><td><span class="dashicons dashicons-%3$s" style="color:%4$s" aria-hidden="true"></span> <span class="screen-reader-text">%5$s:</span> %6$s</td></tr>',
            esc_attr($state),
            esc_html(text("overview_$name")),
            esc_attr(OVERVIEW_ICONS[$state]),
            esc_attr(OVERVIEW_COLOURS[$state]),
            esc_html(text("overview_$state")),
            // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Escaped there.
            $html
        );
    }
    echo '</tbody></table>';
}

/** @return array<string, array{0: string, 1: string}> State (good, wrong, idle) and escaped HTML, by the name of the line. */
function overview_lines(): array
{
    $status = is_set_up() ? site_status() : null;
    return [
        'site' => site_line($status),
        'webhook' => webhook_line(),
        'reading' => reading_line($status),
        'publish' => publish_line($status),
        'queue' => queue_line(),
        'refused' => refused_line(),
        'translations' => has_translations() ? good('overview_translations_wpml') : ['idle', esc_html(text('overview_translations_none'))],
        'timer' => timer_line(),
        'versions' => versions_line(),
        'types' => types_line(),
    ];
}

/** @param string|int ...$values
 * @return array{0: string, 1: string} */
function good(string $key, ...$values): array
{
    return ['good', esc_html(text($key, ...$values))];
}

/** @param string|int ...$values
 * @return array{0: string, 1: string} */
function wrong(string $key, ...$values): array
{
    return ['wrong', esc_html(text($key, ...$values))];
}

/** @param array<string, mixed>|null $status
 * @return array{0: string, 1: string} */
function site_line(?array $status): array
{
    $url = setting('url');
    if ($url === '') {
        return wrong('overview_site_none');
    }
    $link = sprintf('<a href="%s">%s</a>', esc_url("$url/"), esc_html($url));
    $error = $status['error'] ?? '';
    return $error === '' ? ['good', $link] : ['wrong', $link . ' ' . esc_html($error)];
}

/** @return array{0: string, 1: string} */
function webhook_line(): array
{
    if (setting('webhook_secret') === '') {
        return wrong('overview_webhook_unset');
    }
    $at = (int) get_option(SENT, 0);
    return $at === 0 ? wrong('overview_webhook_none') : good('overview_webhook_at', moment_text($at));
}

/** @param array<string, mixed>|null $status
 * @return array{0: string, 1: string} */
function reading_line(?array $status): array
{
    $fault = $status['sync'] ?? '';
    if ($fault !== '') {
        return wrong('overview_reading_fault', $fault);
    }
    $read = last_seen(LAST_READ);
    return $read['at'] === 0 ? wrong('overview_reading_none') : good('overview_reading_at', $read['by'], moment_text($read['at']));
}

/** @param array<string, mixed>|null $status
 * @return array{0: string, 1: string} */
function publish_line(?array $status): array
{
    $last = $status['publishes'][0] ?? null;
    if ($last === null) {
        return ['idle', esc_html(text('no_publish'))];
    }
    if ($last['failure'] !== '') {
        return wrong('publish_failed', moment_text($last['at']));
    }
    return ($status['verdict'] ?? '') === 'held' ? wrong('state_held') : good('publish_done', moment_text($last['at']), $last['changed']);
}

/** @return array{0: string, 1: string} */
function queue_line(): array
{
    $events = queued_events();
    $times = array_filter(array_column($events, 'next'));
    if ($events === []) {
        return good('overview_queue_empty');
    }
    $count = count($events);
    return $times === [] ? wrong('overview_queue_given_up', $count) : wrong('overview_queue_at', $count, moment_text(min($times)));
}

/** @return array{0: string, 1: string} */
function refused_line(): array
{
    $refused = refused_entries();
    if ($refused === []) {
        return good('overview_refused_none');
    }
    $links = [];
    foreach (array_count_values($refused) as $type => $count) {
        $address = admin_url("edit.php?post_type=$type&" . REFUSED_LIST . '=1');
        $links[] = sprintf('<a href="%s">%s (%d)</a>', esc_url($address), esc_html(get_post_type_object($type)->labels->name), $count);
    }
    return ['wrong', esc_html(text('overview_refused_some', count($refused))) . ' ' . implode(', ', $links)];
}

function has_translations(): bool
{
    return has_filter('wpml_element_trid') || defined('ICL_SITEPRESS_VERSION');
}

/** @return array{0: string, 1: string} */
function timer_line(): array
{
    $jobs = list_value(_get_cron_array());
    $due = $jobs === [] ? time() : (int) min(array_keys($jobs));
    if ($due < time() - TIMER_LATE_SECONDS) {
        return wrong('overview_timer_late', moment_text($due));
    }
    $at = last_seen(LAST_TIMER)['at'];
    return $at === 0 ? ['idle', esc_html(text('overview_timer_none'))] : good('overview_timer_at', moment_text($at));
}

/** @return array{0: string, 1: string} */
function versions_line(): array
{
    $key = wp_is_application_passwords_available() ? 'overview_versions_are' : 'overview_versions_old';
    return [$key === 'overview_versions_are' ? 'good' : 'wrong', esc_html(text($key, get_bloginfo('version'), PHP_VERSION))];
}

/** @return array{0: string, 1: string} */
function types_line(): array
{
    $types = array_keys(synced_types());
    if (count($types) < 2) {
        return wrong('overview_types_few');
    }
    $names = array_map(function (string $type): string {
        return get_post_type_object($type)->labels->name;
    }, $types);
    return good('overview_types_are', implode(', ', $names));
}
