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

/** What is kept has no language: each reader gets the texts of their own.
 * @return array<string, mixed> `error`: empty, or what is wrong; `publishes`: newest first; `sync`: empty, or why the site
 * cannot read this WordPress; `notes`: by entry id, under 0 those of no entry; `ended`: when notices ended, by id. */
function site_status(): array
{
    $kept = get_transient(STATUS);
    // A status from before the last event is outdated, and older versions kept another form.
    if (!is_array($kept) || !isset($kept['answer']) || $kept['asked'] <= (int) get_option(SENT, 0)) {
        $kept = ask_status();
        $newest = read_publishes($kept['answer'])[0]['at'] ?? 0;
        // A publish takes only moments.
        $is_publishing = $kept['failure'] === [] && $newest < (int) get_option(SENT, 0);
        set_transient(STATUS, $kept, $is_publishing ? STATUS_SHORT_SECONDS : MINUTE_IN_SECONDS);
    }
    return [
        'error' => $kept['failure'] === [] ? '' : text(...$kept['failure']),
        'publishes' => read_publishes($kept['answer']),
        'sync' => text_at(own_sync($kept['answer']), 'failure'),
        'notes' => read_notes($kept['answer']),
        'ended' => read_ends($kept['answer']),
    ];
}

/** @return array{asked: int, failure: array<int, string|int>, answer: array<string, mixed>} `failure`: key and values of a
 * text. */
function ask_status(): array
{
    $kept = ['asked' => time(), 'failure' => [], 'answer' => []];
    $answer = wp_remote_get(signed_link('/status.json', [], 'status'), [
        'timeout' => STATUS_LIMIT_SECONDS,
        'redirection' => 0,
        'headers' => ['Accept' => 'application/json'],
        'limit_response_size' => 2 * MB_IN_BYTES,
    ]);
    if (is_wp_error($answer)) {
        return ['failure' => ['answer_none', $answer->get_error_message()]] + $kept;
    }
    $code = (int) wp_remote_retrieve_response_code($answer);
    $status = json_decode(wp_remote_retrieve_body($answer), true);
    if ($code === 401 || $code === 403) {
        return ['failure' => ['status_unsigned', $code]] + $kept;
    }
    if ($code !== 200 || !is_array($status) || !is_array($status['publishes'] ?? null)) {
        return ['failure' => ['status_none', $code]] + $kept;
    }
    return ['answer' => array_intersect_key($status, array_flip(['publishes', 'syncs', 'findings']))] + $kept;
}

/** @param array<string, mixed> $status
 * @return array<int, array{at: int, changed: int, failure: string}> */
function read_publishes(array $status): array
{
    return array_values(array_filter(array_map(__NAMESPACE__ . '\\read_publish', list_in($status, 'publishes'))));
}

/** @param mixed $publish
 * @return array{at: int, changed: int, failure: string}|null */
function read_publish($publish): ?array
{
    $at = strtotime(text_at($publish, 'at'));
    if ($at === false) {
        return null;
    }
    $count = $publish['changed']['count'] ?? 0;
    return [
        'at' => $at,
        'changed' => is_int($count) ? $count : 0,
        'failure' => text_at($publish, 'failure'),
    ];
}
