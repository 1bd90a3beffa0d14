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
 * @param int[] $ids Entries to be told of.
 * @return array<string, mixed> `error`: empty, or what is wrong; `ahead`: by how many seconds its clock
 * is ahead of this one; `verdict`: of the site; `publishes`: newest first; `sync`: empty, or why
 * the site cannot read this WordPress; `notes`: by entry id, under 0 those of no entry; `ended`: when notices ended, by id; `entries`,
 * `menus`: what the site has of each, by id, null where that is not known. */
function site_status(array $ids = []): array
{
    $kept = get_transient(STATUS);
    // A status from before the last event, or of another site, is outdated; older versions kept another form.
    $is_kept = is_array($kept) && isset($kept['name']) && $kept['url'] === setting('url') && $kept['asked'] > last_sent()
        // Of a clock that was put back since.
        && $kept['asked'] <= time();
    if (!$is_kept || array_diff($ids, $kept['ids']) !== []) {
        $kept = ask_status($ids);
        set_transient(STATUS, $kept, is_changing($kept) ? STATUS_SHORT_SECONDS : MINUTE_IN_SECONDS);
        remember_pages(read_entries($kept['answer']) ?? []);
    }
    // One page needs it several times, and a list of a thousand entries has thousands of notes.
    static $last = [];
    $name = $kept['name'] . editor_language();
    $last = isset($last[$name]) ? $last : [$name => read_status($kept)];
    return $last[$name];
}

/** @param array<string, mixed> $kept
 * @return array<string, mixed> As `site_status`. */
function read_status(array $kept): array
{
    return [
        'error' => $kept['failure'] === [] ? '' : text(...$kept['failure']),
        'ahead' => $kept['ahead'],
        'verdict' => text_at($kept['answer'], 'verdict'),
        'publishes' => read_publishes($kept['answer']),
        'sync' => sync_failure(own_sync($kept['answer'])),
        'notes' => read_notes($kept['answer']),
        'ended' => read_ends($kept['answer']),
        'entries' => read_entries($kept['answer']),
        'menus' => read_menus($kept['answer']),
    ];
}

/** Whether the answer will be another one in a moment.
 * @param array<string, mixed> $kept */
function is_changing(array $kept): bool
{
    if ($kept['failure'] !== []) {
        return true;
    }
    $entries = read_entries($kept['answer']);
    foreach ($kept['ids'] as $id) {
        $post = get_post($id);
        $known = $entries[$id] ?? null;
        if ($post && !is_decided($post, $known)) {
            return true;
        }
    }
    return !are_menus_decided(read_menus($kept['answer'])) || ($kept['ids'] === [] && (read_publishes($kept['answer'])[0]['at'] ?? 0) - $kept['ahead'] < last_sent());
}

/** @param array<string, mixed> $answer
 * @return array<int, array<string, mixed>>|null null from a site that does not tell. */
function read_menus(array $answer): ?array
{
    return is_array($answer['menus'] ?? null) ? array_column(list_in($answer, 'menus'), null, 'id') : null;
}

/** @param array<string, mixed> $answer
 * @return array<int, array<string, mixed>>|null null from a site that has synced nothing, or does not tell. */
function read_entries(array $answer): ?array
{
    return is_array($answer['entries'] ?? null) ? array_column(list_in($answer, 'entries'), null, 'id') : null;
}

/** @param int[] $ids
 * @return array{name: string, url: string, asked: int, ids: int[], failure: array<int, string|int>, answer: array<string, mixed>, ahead: int} `name`: of this answer;
 * `failure`: key and values of a text. */
function ask_status(array $ids): array
{
    $kept = ['name' => uniqid('', true), 'url' => setting('url'), 'asked' => time(), 'ids' => $ids];
    $told = ask_site(['entries' => implode(',', $ids)], 'publishes', STATUS_LIMIT_SECONDS);
    return ['answer' => array_intersect_key($told['answer'], array_flip(['verdict', 'publishes', 'syncs', 'findings', 'entries', 'menus']))] + $told + $kept;
}

/** Asks the site for /status.json.
 * @param array<string, string> $parameters Of the address.
 * @param string $list A list that a right answer has.
 * @return array{failure: array<int, string|int>, answer: array<string, mixed>, ahead: int} `failure`: key and values of a text;
 * `ahead`: by how many seconds the clock of the site is ahead of this one. */
function ask_site(array $parameters, string $list, int $seconds): array
{
    $answer = wp_remote_get(signed_link('/status.json', $parameters, 'status'), [
        'timeout' => $seconds,
        'redirection' => 0,
        'headers' => ['Accept' => 'application/json'],
        'limit_response_size' => 2 * MB_IN_BYTES,
    ]);
    if (is_wp_error($answer)) {
        return ['failure' => ['answer_none', $answer->get_error_message()], 'answer' => [], 'ahead' => 0];
    }
    $told_at = strtotime(text_value(wp_remote_retrieve_header($answer, 'date')));
    $ahead = $told_at === false ? 0 : $told_at - time();
    $code = (int) wp_remote_retrieve_response_code($answer);
    $told = json_decode(wp_remote_retrieve_body($answer), true);
    if ($code === 401 || $code === 403) {
        return ['failure' => ['status_unsigned', $code], 'answer' => [], 'ahead' => $ahead];
    }
    $is_right = $code === 200 && is_array($told) && is_array($told[$list] ?? null);
    return ['failure' => $is_right ? [] : ['status_none', $code], 'answer' => $is_right ? $told : [], 'ahead' => $ahead];
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
