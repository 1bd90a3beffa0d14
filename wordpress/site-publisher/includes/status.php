<?php
/** Reads /status.json of the site: its last publishes and problems of the content. Requested at most once a minute, and
 * only by admin pages that show it. */

namespace SitePublisher;

if (!defined('ABSPATH')) {
    exit;
}

const STATUS = 'site_publisher_status';
const STATUS_LIMIT_SECONDS = 2;
const STATUS_SHORT_SECONDS = 2;

/** @return array<string, mixed> `error`: empty, or what is wrong; `asked`: Unix seconds; `publishes`: newest first;
 * `sync`: empty, or why the site cannot read this WordPress; `notes`: by entry id. */
function site_status(): array
{
    $kept = get_transient(STATUS);
    // A status from before the last event is outdated.
    if (is_array($kept) && $kept['asked'] > (int) get_option(SENT, 0)) {
        return $kept;
    }
    $status = ask_status();
    $newest = $status['publishes'][0]['at'] ?? 0;
    // A publish takes only moments.
    $is_publishing = $status['error'] === '' && $newest < (int) get_option(SENT, 0);
    set_transient(STATUS, $status, $is_publishing ? STATUS_SHORT_SECONDS : MINUTE_IN_SECONDS);
    return $status;
}

/** @return array<string, mixed> */
function ask_status(): array
{
    $failed = ['asked' => time(), 'publishes' => [], 'sync' => '', 'notes' => []];
    $answer = wp_remote_get(signed_link('/status.json', [], 'status'), [
        'timeout' => STATUS_LIMIT_SECONDS,
        'redirection' => 0,
        'headers' => ['Accept' => 'application/json'],
        'limit_response_size' => 2 * MB_IN_BYTES,
    ]);
    if (is_wp_error($answer)) {
        return $failed + ['error' => text('answer_none', $answer->get_error_message())];
    }
    $code = (int) wp_remote_retrieve_response_code($answer);
    $status = json_decode(wp_remote_retrieve_body($answer), true);
    if ($code === 401 || $code === 403) {
        return $failed + ['error' => text('status_unsigned', $code)];
    }
    if ($code !== 200 || !is_array($status) || !is_array($status['publishes'] ?? null)) {
        return $failed + ['error' => text('status_none', $code)];
    }
    return [
        'asked' => time(),
        'error' => '',
        'publishes' => array_values(array_filter(array_map(__NAMESPACE__ . '\\read_publish', $status['publishes']))),
        'sync' => (string) (own_sync($status)['failure'] ?? ''),
        'notes' => read_notes($status),
    ];
}

/** @param mixed $publish
 * @return array{at: int, changed: int, failure: string}|null */
function read_publish($publish): ?array
{
    $at = is_array($publish) && is_string($publish['at'] ?? null) ? strtotime($publish['at']) : false;
    if ($at === false) {
        return null;
    }
    $count = $publish['changed']['count'] ?? 0;
    $failure = $publish['failure'] ?? '';
    return [
        'at' => $at,
        'changed' => is_int($count) ? $count : 0,
        'failure' => is_string($failure) ? $failure : '',
    ];
}
