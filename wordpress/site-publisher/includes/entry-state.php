<?php
/** State of an entry on its way to the site, derived from its last change, the queued events and the publishes. */

namespace SitePublisher;

if (!defined('ABSPATH')) {
    exit;
}

/** @param array<int, array<string, mixed>> $events Failed events.
 * @param array<string, mixed> $status Of the site.
 * @return array{type: string, at: int, message: string} `type`: hidden, waiting, refused (a note has the reason),
 * unknown, failed, publishing, live (`at` is 0 when it is longer ago than the site's history), ended (a notice whose time is
 * over); `message`: the reason. */
function entry_state(\WP_Post $post, array $events, array $status): array
{
    $state = ['type' => 'hidden', 'at' => 0, 'message' => ''];
    if ($post->post_status !== 'publish') {
        return $state;
    }
    foreach ($events as $event) {
        if ($event['entry'] === $post->ID) {
            return ['type' => 'waiting', 'at' => $event['next'], 'message' => advice($event['answer'])];
        }
    }
    if (in_array('problem', array_column($status['notes'][$post->ID] ?? [], 'kind'), true)) {
        return ['type' => 'refused'] + $state;
    }
    if ($status['error'] !== '' || $status['publishes'] === []) {
        return ['type' => 'unknown', 'message' => $status['error']] + $state;
    }
    $changed = (int) get_post_modified_time('U', true, $post);
    // A scheduled entry was modified before it was published.
    $changed = max($changed, (int) get_post_time('U', true, $post));
    $state = publish_state($changed, $status['publishes']) + $state;
    $end = $status['ended'][$post->ID] ?? null;
    return $state['type'] === 'live' && $end !== null ? ['type' => 'ended', 'at' => $end] + $state : $state;
}

/** @param int $changed Last change of the entry, Unix seconds.
 * @param array<int, array{at: int, changed: int, failure: string}> $publishes Newest first.
 * @return array<string, mixed> */
function publish_state(int $changed, array $publishes): array
{
    $live = null;
    foreach ($publishes as $publish) {
        if ($publish['at'] < $changed) {
            break;
        }
        if ($publish['failure'] === '') {
            $live = $publish['at'];
        } elseif ($live === null) {
            $failure = $publish['failure'];
        }
    }
    if ($live === null) {
        return isset($failure) ? ['type' => 'failed', 'message' => $failure] : ['type' => 'publishing'];
    }
    $is_remembered = end($publishes)['at'] < $changed;
    return ['type' => 'live', 'at' => $is_remembered ? $live : 0];
}

/** @param array{type: string, at: int} $state */
function state_text(array $state): string
{
    if ($state['type'] === 'live') {
        return $state['at'] === 0 ? text('state_live') : text('state_live_since', moment_text($state['at']));
    }
    if ($state['type'] === 'ended') {
        return text('state_ended', moment_text($state['at']));
    }
    if ($state['type'] === 'waiting') {
        return $state['at'] === 0 ? text('state_given_up') : text('state_waiting', moment_text($state['at']));
    }
    return text("state_{$state['type']}");
}
